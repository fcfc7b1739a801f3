export { n as readGatewaySettings } from "./command2.js";

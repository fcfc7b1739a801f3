export { n as readGatewaySettings } from "./command.js";

export { t as GATEWAY_VERSION, n as STANDIN_BUILD, r as STANDIN_NAME } from "./version2.js";

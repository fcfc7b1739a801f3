export { t as TOOL } from "./tool.js";

export { r as openEngine } from "./engine2.js";

export { t as runSweep } from "./sweep2.js";

export { i as runInventory } from "./inventory2.js";

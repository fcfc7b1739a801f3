export { n as default } from "./timeline-event2.schema.js";

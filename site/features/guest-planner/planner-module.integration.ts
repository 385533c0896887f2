import { contentModule } from "../../content/content-module.ts";
import { plannerFiles, readPlanner } from "./planner-content.ts";

/** Adds the module `virtual:guest-planner` with the planner's content. */
export const plannerModule = () =>
  contentModule({
    name: "virtual:guest-planner",
    exported: "planner",
    files: plannerFiles,
    read: readPlanner,
  });

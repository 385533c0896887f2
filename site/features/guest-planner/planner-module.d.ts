/** The planner's content (planner-module.integration.ts). */
declare module "virtual:guest-planner" {
  export const planner: import("./planner-content.ts").PlannerContent;
}

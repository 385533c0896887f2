import { drawDaySheet } from "../features/quote-list/day-sheet/draw-day-sheet.ts";

export const GET = async () => Response.json(await drawDaySheet());

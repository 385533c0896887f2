import { ChevronDown } from "lucide-react";

/** In a summary: points down while what it opens is closed, and up while it is open. */
export const FoldMark = () => (
  <ChevronDown
    size={20}
    strokeWidth={1.5}
    className="shrink-0 [details[open]>summary>&]:rotate-180"
  />
);

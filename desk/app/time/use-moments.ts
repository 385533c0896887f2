import { momentInShort } from "./moments.ts";
import { useNow } from "./use-now.ts";

/** Returns what writes a moment in short; the component renders again as time goes on. */
export function useMoments() {
  const now = useNow();
  return (moment: number) => momentInShort(moment, now);
}

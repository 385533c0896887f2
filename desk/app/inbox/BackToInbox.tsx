import { BackTo } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { inboxPath } from "./use-list-query.ts";

/** The way back to the inbox, with what was searched there. */
export const BackToInbox = () => <BackTo href={inboxPath()} title={words.titles.inbox} />;

import type { Log } from "../../../server/log/log.ts";
import type { ContentDescription } from "./content-description.ts";
import type { WebsiteFiles } from "./store/website-files.ts";
import type { Problem } from "./website-api.ts";

/** What the parts of the editor work with. */
export type Editor = {
  /** The release's folder, and its own built site. */
  root: string;
  releaseSite: string;
  files: WebsiteFiles;
  describeFolder: (contentFolder: string) => Promise<ContentDescription>;
  buildWorkspace: (workspace: string, description: ContentDescription) => Promise<Problem[]>;
  /** Ids of units that have bookings and are not in a content folder's fleet. */
  missingUnits: (contentFolder: string) => Promise<string[]>;
  /** Throws where the server could not start with the content of a folder. */
  expectReadable: (contentFolder: string) => void;
  clock: () => number;
  /** The day where the business is, such as 2026-11-25. */
  dayOf: (moment: number) => string;
  log: Log;
};

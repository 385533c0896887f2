import { readYaml } from "../../content-files/read-yaml.ts";
import { setBusinessZone } from "../../server/time/business-clock.ts";

// Read without its schema: this runs before each test file, and most need nothing else of content/.
type Zone = Parameters<typeof setBusinessZone>[0];
setBusinessZone(readYaml("content/business.yaml").data as Zone);

import { readBusiness } from "../../server/business/business.ts";
import { setBusinessZone } from "../../server/time/business-clock.ts";

setBusinessZone(readBusiness());

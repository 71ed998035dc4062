import type { ContentLanguage } from "./contentLanguage.ts";
import type { ContentSeed } from "./contentSeed.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { gsw } from "./gsw.ts";
import { it } from "./it.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";

export const contentSeeds: Record<ContentLanguage, ContentSeed> = { en, de, gsw, fr, it, no, sv, da };

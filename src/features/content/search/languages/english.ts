import { stemmer } from "@orama/stemmers/english";
import type { SearchLanguage } from "../searchLanguage.ts";

export const english: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    request enquiry inquiry application order
    offer quote quotation estimate
    cancel withdraw revoke undo stop
    installer fitter builder contractor tradesman craftsman roofer
    installation fitting mounting replacement works
    file attachment upload picture image photo
    clean wash care maintenance maintain service
    serial identification id
    plate label sticker tag
    register registration record
    guarantee warranty
    condensation steam fog misty moisture mould damp wet sweat
    pane glass
    winter snow frost cold
    rain storm weather wet
    invoice bill receipt
    blind shade curtain roller
    shutter awning
    repair fix broken defective faulty
    spare replacement
    cost price free money fee
    long duration time days hours
    prepare preparation clear ready
    status progress next happen
    room loft attic
    date appointment visit
  `,
  stopWords: `a about after an and are as at be by can could did do does for from have how i if in is it many me much my of on
    or our should so that the there they this to up us we what when where which who why will with would you your`,
};

import { expect, it } from "vitest";
import { keepHyphensTogether, keepNumbersTogether, toPlainText } from "./keepNumbersTogether.ts";

it.each([
  ["a telephone number", "Call +44 20 7946 0100 today", "Call +44~20~7946~0100 today"],
  ["a telephone number with brackets", "+44 (0) 20 7946", "+44~(0)~20~7946"],
  ["measures", "Roof window, 78 × 118 cm, white", "Roof window, 78~×~118~cm, white"],
  ["an area", "1.5 m² of glass", "1.5~m² of glass"],
  ["a size", "up to 10 MB each", "up to 10~MB each"],
  ["a size in French", "jusqu’à 10 Mo par fichier", "jusqu’à 10~Mo par fichier"],
  ["a share and a price", "20 % of 15 800 kr", "20~% of 15~800~kr"],
  ["a temperature at the end", "above 30 °C", "above 30~°C"],
  ["no number and a word", "2 windows in 3 metres", "2 windows in 3 metres"],
  ["no number and a word that begins with a unit", "5 men, 4 cmyk", "5 men, 4 cmyk"],
  ["no number and a code", "TGS M06 and TFL M08", "TGS M06 and TFL M08"],
])("keepNumbersTogether › keeps %s on one line", (_, text, kept) => {
  const expected = kept.replaceAll("~", "\u00A0");
  expect(keepNumbersTogether(text)).toBe(expected);
  expect(toPlainText(expected)).toBe(text);
});

it.each([
  ["a letter and a word", "Per E-Mail senden, par e-mail", "Per E-~Mail senden, par e-~mail"],
  ["two letters and a word", "Mit QR-Code drucken", "Mit QR-~Code drucken"],
  ["the first two parts of three", "Ihre E-Mail-Adresse", "Ihre E-~Mail-Adresse"],
  ["no longer part", "PDF-Dokument, Vor-Ort-Termin", "PDF-Dokument, Vor-Ort-Termin"],
  ["no number and no dash", "6-20 – a - b", "6-20 – a - b"],
])("keepHyphensTogether › keeps %s on one line", (_, text, kept) => {
  const expected = kept.replaceAll("~", "\u2060");
  expect(keepHyphensTogether(text)).toBe(expected);
  expect(toPlainText(expected)).toBe(text);
});

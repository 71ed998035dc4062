import type { ContentLanguage } from "./contentLanguage.ts";

/** Texts that customers enter: names of files and the free text of a cancellation. */
export interface CustomerTexts {
  files: { plan: string; photo: string; sketch: string };
  cancellation: string;
}

export const customerTexts: Record<ContentLanguage, CustomerTexts> = {
  en: {
    files: { plan: "Floor plan attic.pdf", photo: "Roof from the garden.jpg", sketch: "Sketch.png" },
    cancellation: "My neighbour's roofer is doing our roof as well and will install the windows.",
  },
  de: {
    files: { plan: "Grundriss Dachgeschoss.pdf", photo: "Dach vom Garten aus.jpg", sketch: "Skizze.png" },
    cancellation:
      "Der Dachdecker unserer Nachbarn deckt auch unser Dach und baut die Fenster gleich mit ein.",
  },
  gsw: {
    files: { plan: "Grundriss Estrich.pdf", photo: "Dach vom Garten aus.jpg", sketch: "Skizze.png" },
    cancellation:
      "Der Dachdecker unserer Nachbarn deckt auch unser Dach und setzt die Fenster gleich mit ein.",
  },
  fr: {
    files: { plan: "Plan des combles.pdf", photo: "Toit vu du jardin.jpg", sketch: "Croquis.png" },
    cancellation: "Le couvreur de nos voisins refait aussi notre toit et posera les fenêtres.",
  },
  it: {
    files: { plan: "Pianta mansarda.pdf", photo: "Tetto dal giardino.jpg", sketch: "Schizzo.png" },
    cancellation: "Il copritetto dei vicini rifà anche il nostro tetto e monterà le finestre.",
  },
  no: {
    files: { plan: "Plantegning loft.pdf", photo: "Taket fra hagen.jpg", sketch: "Skisse.png" },
    cancellation: "Taktekkeren til naboen legger taket vårt også og setter inn vinduene samtidig.",
  },
  sv: {
    files: { plan: "Planritning vind.pdf", photo: "Taket från trädgården.jpg", sketch: "Skiss.png" },
    cancellation: "Grannens takläggare lägger om vårt tak också och sätter in fönstren samtidigt.",
  },
  da: {
    files: { plan: "Plantegning loft.pdf", photo: "Taget fra haven.jpg", sketch: "Skitse.png" },
    cancellation: "Naboens tagdækker lægger også vores tag og sætter vinduerne i samtidig.",
  },
};

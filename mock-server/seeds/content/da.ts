import type { ContentSeed } from "./contentSeed.ts";

export const da: ContentSeed = {
  faq: [
    {
      category: "Projekter og forespørgsler",
      question: "Hvad sker der, når jeg har sendt en forespørgsel?",
      answer:
        "Din montør kontakter dig inden for fem hverdage og aftaler et besøg for at se på taget. Derefter får du et tilbud.\n\nPå projektets side kan du følge hvert trin: Tidslinjen viser, hvad der er gjort, og hvad der kommer.",
    },
    {
      category: "Projekter og forespørgsler",
      question: "Kan jeg annullere min forespørgsel?",
      answer:
        "Ja, det er gratis, så længe der ikke er monteret noget. Åbn projektet, vælg at annullere forespørgslen, og fortæl os hvorfor. Din montør får besked med det samme.",
    },
    {
      category: "Projekter og forespørgsler",
      question: "Hvilke filer kan jeg føje til mit projekt?",
      answer:
        "Billeder af rummet og taget, plantegninger og andet, som din montør har brug for. Du kan uploade PDF, JPEG, PNG og HEIC på højst 10 MB, højst ti filer pr. forespørgsel.",
    },
    {
      category: "Montering",
      question: "Hvor lang tid tager monteringen?",
      answer:
        "At udskifte et ovenlysvindue tager som regel en halv dag. Et nyt vindue med ny åbning i taget tager en til to dage. Regn med en dag mere, hvis lysningen skal spartles og males.",
    },
    {
      category: "Montering",
      question: "Hvad skal jeg gøre klar?",
      answer:
        "Ryd omkring to meter rundt om vinduet, dæk møbler og gulv til, og sørg for plads til varevognen. Der bør være nogen hjemme, når arbejdet begynder, og når det slutter.",
    },
    {
      category: "Montering",
      question: "Kan vinduer monteres om vinteren eller i regnvejr?",
      answer:
        "Ja. Taget er kun åbent i nogle få timer, og montøren har altid en presenning klar. Ved storm, kraftig regn eller sne på taget aftaler I en ny dato.",
    },
    {
      category: "Mine vinduer",
      question: "Hvorfor skal jeg registrere mine vinduer?",
      answer:
        "Så har du det hele samlet ét sted: serienummer, datablad, faktura og monteringsdato. Får du en dag brug for en reservedel eller et gardin, ved vi straks, hvad der passer.",
    },
    {
      category: "Mine vinduer",
      question: "Hvor finder jeg serienummeret?",
      answer:
        "På typeskiltet på vinduesrammen. Åbn vinduet, og se på rammens overkant: Der står typebetegnelsen og under den serienummeret.",
    },
    {
      category: "Pleje og brug",
      question: "Hvor meget pleje kræver et ovenlysvindue?",
      answer:
        "En halv time om året er nok: Vask ruden med vand og et mildt rengøringsmiddel, tør tætningslisterne af, kom en dråbe olie på hængslerne, og fjern blade fra inddækningen.",
    },
    {
      category: "Pleje og brug",
      question: "Hvorfor kommer der dug på ruden?",
      answer:
        "Når varm og fugtig luft møder en kold rude, sætter vandet sig på glasset. Det er normalt i køkken og bad, især på vintermorgener, og er ikke en fejl.\n\nLuft ud med helt åbent vindue i nogle minutter flere gange om dagen. Kontakt os, hvis du ser vand mellem glassene.",
    },
  ],
  documents: [
    {
      category: "Pleje og brug",
      title: "Sådan plejer du dit ovenlysvindue",
      url: "/files/documents/care-guide-da.pdf",
      imagePreviewUrl: "/files/documents/care-guide-da.svg",
      isDownloadable: true,
    },
    {
      category: "Pleje og brug",
      title: "Tjekliste til forår og efterår",
      url: "/files/documents/season-checklist-da.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-da.svg",
      isDownloadable: true,
    },
    {
      category: "Planlægning",
      title: "Planlæg med dagslys",
      url: "/files/documents/planning-guide-da.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-da.svg",
      isDownloadable: true,
    },
    {
      category: "Planlægning",
      title: "Gardiner og skodder: alle farver",
      url: "/files/documents/blinds-brochure-da.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-da.svg",
      isDownloadable: false,
    },
    {
      category: "Garanti",
      title: "Garantibetingelser",
      url: "/files/documents/guarantee-terms-da.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-da.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Idéer",
      title: "Sådan forandrer dagslyset et rum",
      url: "https://www.taglys.example/da/dagslys",
    },
    {
      category: "Idéer",
      title: "Boligen under taget: før og efter",
      url: "https://www.taglys.example/da/inspiration",
    },
    {
      category: "Service",
      title: "Find gardinet, der passer til dit vindue",
      url: "https://www.taglys.example/da/gardiner",
    },
    {
      category: "Service",
      title: "Reparation og reservedele",
      url: "https://www.taglys.example/da/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "Tilbuddet er for dyrt",
    tookTooLong: "Det tager for lang tid",
    otherInstaller: "Jeg har fundet en anden montør",
    noLongerNeeded: "Jeg har ikke længere brug for vinduerne",
    other: "En anden årsag",
  },
  campaign: {
    configurator_banner_headline: "Gratis gardin til hvert ovenlysvindue",
    configurator_banner_cta: "Se tilbuddet",
    configurator_banner_splash: "Med i købet",
    configurator_answer_flag_title: "Mørklægningsgardin med i købet",
    configurator_summary_flag_title: "Gratis gardin medfølger",
    configurator_modal_headline: "Foråret flytter ind",
    configurator_modal_main:
      "Bestil dine ovenlysvinduer senest den 31. maj, så får du et mørklægningsgardin efter mål til hvert af dem, helt gratis. Din montør sætter det op samme dag.",
    configurator_modal_cta: "Planlæg vindue",
    configurator_success_banner_headline: "Vi giver gardinerne",
    configurator_success_banner_cta: "Vælg farve",
    configurator_success_banner_splash: "En gave",
    accessory_popup_headline: "Sov længe, også i juni",
    accessory_popup_description:
      "Indtil den 31. maj får du et mørklægningsgardin til hvert nyt ovenlysvindue. Du vælger farven, vi klarer resten.",
    accessory_popup_splash: "Med i købet",
    accessory_popup_cta: "Vælg gardin",
    accessory_mini_banner_description:
      "Gratis til den 31. maj: et mørklægningsgardin til hvert nyt ovenlysvindue.",
    accessory_mini_banner_cta: "Tilføj gardin",
    my_taglys_banner_headline: "Forårslys på din måde",
    my_taglys_banner_description:
      "Indtil den 31. maj får du et mørklægningsgardin til hvert ovenlysvindue, du bestiller: mere lys om dagen, mere mørke om natten.",
    my_taglys_banner_splash: "Med i købet",
    my_taglys_banner_cta: "Gå på opdagelse",
    direct_search_mini_banner_headline: "Et gardin i gave",
    direct_search_mini_banner_description:
      "Send din forespørgsel senest den 31. maj, og få et gratis gardin til hvert vindue.",
    direct_search_mini_banner_cta: "Læs mere",
    direct_search_modal_headline: "Mere lys og et gardin oveni",
    direct_search_modal_description:
      "Send din forespørgsel til en montør senest den 31. maj. Til hvert ovenlysvindue i tilbuddet lægger vi et mørklægningsgardin efter mål, uden merpris.",
    direct_search_modal_cta: "Find en montør",
    direct_search_choice_chip_info: "Forårstilbud",
    direct_search_choice_chip_tooltip:
      "Denne montør er med i vores forårstilbud: et gratis mørklægningsgardin til hvert ovenlysvindue.",
    direct_search_choice_chip_cta: "Læs betingelserne",
  },
  projectDetails: [
    "Vi indretter loftet til soveværelse og vil gerne have to vinduer mod syd.",
    "Badeværelset har slet ikke noget vindue i dag. Vi vil gerne have et, der åbner af sig selv, når der er damp.",
    "Det gamle ovenlysvindue fra 1989 er utæt, når det regner fra vest, og skal skiftes ud.",
    "Mit skrivebord står lige under skråvæggen. Jeg mangler dagslys, men vil ikke have genskin i skærmen.",
    "Trapperum med fire meter til loftet: Hvilke vinduer kan åbnes nedefra?",
  ],
  windowNotes: [
    "Åbnes med fjernbetjeningen i øverste skuffe.",
    "Tætningslisterne blev skiftet i foråret, og det lukker let igen.",
    "Gardin i farven »sand«. Kun vasket i hånden indtil videre.",
    "Det venstre af de to vinduer over sengen.",
  ],
  products: {
    window: "Taglys vippevindue, 78 × 118 cm",
    blind: "Taglys mørklægningsgardin",
    flashing: "Inddækning til tegltag",
    installationMaterial: "Monterings- og isoleringssæt",
  },
};

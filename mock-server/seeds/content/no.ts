import type { ContentSeed } from "./contentSeed.ts";

export const no: ContentSeed = {
  faq: [
    {
      category: "Prosjekter og forespørsler",
      question: "Hva skjer etter at jeg har sendt en forespørsel?",
      answer:
        "Montøren tar kontakt innen fem virkedager og avtaler en befaring for å se på taket. Etterpå får du et tilbud.\n\nPå prosjektsiden kan du følge hvert steg: Tidslinjen viser hva som er gjort, og hva som kommer.",
    },
    {
      category: "Prosjekter og forespørsler",
      question: "Kan jeg trekke tilbake forespørselen?",
      answer:
        "Ja, det er gratis så lenge ingenting er montert. Åpne prosjektet, velg å trekke tilbake forespørselen og fortell oss hvorfor. Montøren får beskjed med en gang.",
    },
    {
      category: "Prosjekter og forespørsler",
      question: "Hvilke filer kan jeg legge ved prosjektet?",
      answer:
        "Bilder av rommet og taket, plantegninger og annet som er nyttig for montøren. Du kan laste opp PDF, JPEG, PNG og HEIC på inntil 10 MB, høyst ti filer per forespørsel.",
    },
    {
      category: "Montering",
      question: "Hvor lang tid tar monteringen?",
      answer:
        "Å bytte et takvindu tar som regel en halv dag. Et nytt vindu med ny åpning i taket tar en til to dager. Regn med en dag ekstra hvis fôringen innvendig skal sparkles og males.",
    },
    {
      category: "Montering",
      question: "Hva bør jeg gjøre klart?",
      answer:
        "Rydd omtrent to meter rundt vinduet, dekk til møbler og gulv og hold av plass til varebilen. Noen bør være hjemme når arbeidet starter, og når det er ferdig.",
    },
    {
      category: "Montering",
      question: "Kan vinduer monteres om vinteren eller i regnvær?",
      answer:
        "Ja. Taket er åpent i bare noen få timer, og montøren har alltid en presenning klar. Ved storm, kraftig regn eller snø på taket avtaler dere en ny dato.",
    },
    {
      category: "Vinduene mine",
      question: "Hvorfor bør jeg registrere vinduene mine?",
      answer:
        "Da har du alt på ett sted: serienummer, datablad, faktura og monteringsdato. Trenger du en reservedel eller en gardin en gang, vet vi med en gang hva som passer.",
    },
    {
      category: "Vinduene mine",
      question: "Hvor finner jeg serienummeret?",
      answer:
        "På typeskiltet på vindusrammen. Åpne vinduet og se på overkanten av rammen: Der står typebetegnelsen og under den serienummeret.",
    },
    {
      category: "Stell og bruk",
      question: "Hvor mye vedlikehold trenger et takvindu?",
      answer:
        "En halvtime i året holder: Vask ruten med vann og et mildt rengjøringsmiddel, tørk av pakningene, ha en dråpe olje på hengslene og fjern løv fra inndekningen.",
    },
    {
      category: "Stell og bruk",
      question: "Hvorfor dugger ruten?",
      answer:
        "Når varm og fuktig luft møter en kald rute, legger vannet seg på glasset. Det er vanlig på kjøkken og bad, særlig på vintermorgener, og ikke en feil.\n\nLuft noen minutter med vinduet på vidt gap flere ganger om dagen. Ser du vann mellom glassene, ta kontakt med oss.",
    },
  ],
  documents: [
    {
      category: "Stell og bruk",
      title: "Slik steller du takvinduet",
      url: "/files/documents/care-guide-no.pdf",
      imagePreviewUrl: "/files/documents/care-guide-no.svg",
      isDownloadable: true,
    },
    {
      category: "Stell og bruk",
      title: "Sjekkliste for vår og høst",
      url: "/files/documents/season-checklist-no.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-no.svg",
      isDownloadable: true,
    },
    {
      category: "Planlegging",
      title: "Planlegg med dagslys",
      url: "/files/documents/planning-guide-no.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-no.svg",
      isDownloadable: true,
    },
    {
      category: "Planlegging",
      title: "Gardiner og sjalusier: alle farger",
      url: "/files/documents/blinds-brochure-no.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-no.svg",
      isDownloadable: false,
    },
    {
      category: "Garanti",
      title: "Garantivilkår",
      url: "/files/documents/guarantee-terms-no.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-no.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Ideer",
      title: "Slik forandrer dagslyset et rom",
      url: "https://www.taglys.example/no/dagslys",
    },
    {
      category: "Ideer",
      title: "Bolig under taket: før og etter",
      url: "https://www.taglys.example/no/inspirasjon",
    },
    {
      category: "Service",
      title: "Finn gardinen som passer vinduet ditt",
      url: "https://www.taglys.example/no/gardiner",
    },
    {
      category: "Service",
      title: "Reparasjon og reservedeler",
      url: "https://www.taglys.example/no/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "Tilbudet er for dyrt",
    tookTooLong: "Det tar for lang tid",
    otherInstaller: "Jeg har funnet en annen montør",
    noLongerNeeded: "Jeg trenger ikke vinduene lenger",
    other: "En annen grunn",
  },
  campaign: {
    configurator_banner_headline: "Gratis gardin til hvert takvindu",
    configurator_banner_cta: "Se tilbudet",
    configurator_banner_splash: "På kjøpet",
    configurator_answer_flag_title: "Blendingsgardin på kjøpet",
    configurator_summary_flag_title: "Gratis gardin følger med",
    configurator_modal_headline: "Våren flytter inn",
    configurator_modal_main:
      "Bestill takvinduene innen 31. mai, så får du en blendingsgardin etter mål til hvert av dem, helt gratis. Montøren setter den opp samme dag.",
    configurator_modal_cta: "Planlegg vinduet",
    configurator_success_banner_headline: "Gardinene spanderer vi",
    configurator_success_banner_cta: "Velg farge",
    configurator_success_banner_splash: "Vår gave",
    accessory_popup_headline: "Sov lenge, også i juni",
    accessory_popup_description:
      "Frem til 31. mai får du en blendingsgardin til hvert nye takvindu. Du velger fargen, vi ordner resten.",
    accessory_popup_splash: "På kjøpet",
    accessory_popup_cta: "Velg gardin",
    accessory_mini_banner_description: "Gratis til 31. mai: en blendingsgardin til hvert nye takvindu.",
    accessory_mini_banner_cta: "Legg til gardin",
    my_taglys_banner_headline: "Vårlys slik du vil ha det",
    my_taglys_banner_description:
      "Frem til 31. mai får du en blendingsgardin til hvert takvindu du bestiller: mer lys om dagen, mer mørke om natten.",
    my_taglys_banner_splash: "På kjøpet",
    my_taglys_banner_cta: "Oppdag mer",
    direct_search_mini_banner_headline: "En gardin i gave",
    direct_search_mini_banner_description:
      "Send forespørselen innen 31. mai og få en gratis gardin til hvert vindu.",
    direct_search_mini_banner_cta: "Les mer",
    direct_search_modal_headline: "Mer lys, og en gardin på kjøpet",
    direct_search_modal_description:
      "Send forespørselen din til en montør innen 31. mai. Til hvert takvindu i tilbudet legger vi ved en blendingsgardin etter mål, uten tillegg i prisen.",
    direct_search_modal_cta: "Finn montør",
    direct_search_choice_chip_info: "Vårtilbud",
    direct_search_choice_chip_tooltip:
      "Denne montøren er med på vårens tilbud: en gratis blendingsgardin til hvert takvindu.",
    direct_search_choice_chip_cta: "Les vilkårene",
  },
  projectDetails: [
    "Vi innreder loftet til soverom og ønsker oss to vinduer mot sør.",
    "Badet har ikke vindu i det hele tatt. Vi vil gjerne ha et som åpner seg selv når det blir damp.",
    "Det gamle takvinduet fra 1989 lekker når det regner fra vest, og må byttes.",
    "Skrivebordet mitt står rett under skråtaket. Jeg trenger mer dagslys, men ikke gjenskinn i skjermen.",
    "Trapperom med fire meter under taket: Hvilke vinduer kan åpnes nedenfra?",
  ],
  windowNotes: [
    "Åpnes med fjernkontrollen i øverste skuff.",
    "Pakningene ble byttet i vår, og det går lett å lukke igjen.",
    "Gardin i fargen «sand». Bare vasket for hånd til nå.",
    "Det venstre av de to vinduene over senga.",
  ],
  products: {
    window: "Taglys vippevindu, 78 × 118 cm",
    blind: "Taglys blendingsgardin",
    flashing: "Inndekning til takstein",
    installationMaterial: "Monterings- og isolasjonssett",
  },
};

import type { ContentSeed } from "./contentSeed.ts";

/** Swiss Standard German: it has the code `gsw` in the services, and is not the dialect that this code stands for. */
export const gsw: ContentSeed = {
  faq: [
    {
      category: "Projekte und Anfragen",
      question: "Was passiert, nachdem ich eine Anfrage gesendet habe?",
      answer:
        "Ihr Handwerksbetrieb meldet sich innert fünf Arbeitstagen und vereinbart mit Ihnen einen Termin, um sich das Dach anzusehen. Danach erhalten Sie eine Offerte.\n\nAuf der Seite Ihres Projekts können Sie jeden Schritt verfolgen: Die Zeitleiste zeigt, was erledigt ist und was als Nächstes kommt.",
    },
    {
      category: "Projekte und Anfragen",
      question: "Kann ich meine Anfrage annullieren?",
      answer:
        "Ja, kostenlos, solange noch nichts eingebaut ist. Öffnen Sie das Projekt, annullieren Sie die Anfrage und nennen Sie uns den Grund. Ihr Handwerksbetrieb wird sofort informiert.",
    },
    {
      category: "Projekte und Anfragen",
      question: "Welche Dateien kann ich zu meinem Projekt hochladen?",
      answer:
        "Fotos von Raum und Dach, Grundrisse und andere Unterlagen, die Ihrem Handwerksbetrieb helfen. Möglich sind PDF, JPEG, PNG und HEIC bis 10 MB, höchstens zehn Dateien je Anfrage.",
    },
    {
      category: "Einbau",
      question: "Wie lange dauert der Einbau?",
      answer:
        "Ein Ersatz dauert meist einen halben Tag, ein neues Fenster mit neuer Dachöffnung ein bis zwei Tage. Rechnen Sie einen weiteren Tag ein, wenn die Innenverkleidung verputzt und gestrichen werden soll.",
    },
    {
      category: "Einbau",
      question: "Was soll ich vorbereiten?",
      answer:
        "Räumen Sie rund um das Fenster etwa zwei Meter frei, decken Sie Möbel und Boden ab und halten Sie einen Parkplatz für den Lieferwagen frei. Zu Beginn und am Ende der Arbeiten sollte jemand zu Hause sein.",
    },
    {
      category: "Einbau",
      question: "Ist der Einbau auch im Winter oder bei Regen möglich?",
      answer:
        "Ja. Das Dach ist nur wenige Stunden offen, und eine Blache liegt immer bereit. Bei Sturm, starkem Regen oder Schnee auf dem Dach vereinbart der Betrieb mit Ihnen einen neuen Termin.",
    },
    {
      category: "Meine Fenster",
      question: "Weshalb soll ich meine Fenster registrieren?",
      answer:
        "So haben Sie alles an einem Ort: Seriennummer, Datenblatt, Rechnung und Einbaudatum. Wenn Sie einmal ein Ersatzteil oder einen Storen brauchen, wissen wir sofort, was passt.",
    },
    {
      category: "Meine Fenster",
      question: "Wo finde ich die Seriennummer?",
      answer:
        "Auf dem Typenschild am Fensterflügel. Öffnen Sie das Fenster und schauen Sie auf die Oberkante des Flügels: Dort stehen die Typenbezeichnung und darunter die Seriennummer.",
    },
    {
      category: "Pflege und Bedienung",
      question: "Wie viel Pflege braucht ein Dachfenster?",
      answer:
        "Eine halbe Stunde im Jahr genügt: die Scheibe mit Wasser und mildem Putzmittel reinigen, die Dichtungen abwischen, einen Tropfen Öl auf die Scharniere geben und das Laub aus der Blecheinfassung entfernen.",
    },
    {
      category: "Pflege und Bedienung",
      question: "Warum läuft die Scheibe an?",
      answer:
        "Trifft warme, feuchte Luft auf eine kalte Scheibe, bildet sich Kondenswasser. In Küche und Bad ist das normal, vor allem an Wintermorgen, und kein Mangel.\n\nLüften Sie mehrmals am Tag einige Minuten mit weit geöffnetem Fenster. Wenn Sie Wasser zwischen den Scheiben sehen, melden Sie sich bitte bei uns.",
    },
  ],
  documents: [
    {
      category: "Pflege und Bedienung",
      title: "Pflegeanleitung für Dachfenster",
      url: "/files/documents/care-guide-gsw.pdf",
      imagePreviewUrl: "/files/documents/care-guide-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Pflege und Bedienung",
      title: "Checkliste für Frühling und Herbst",
      url: "/files/documents/season-checklist-gsw.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Planung",
      title: "Planen mit Tageslicht",
      url: "/files/documents/planning-guide-gsw.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Planung",
      title: "Storen und Rollläden: alle Farben",
      url: "/files/documents/blinds-brochure-gsw.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-gsw.svg",
      isDownloadable: false,
    },
    {
      category: "Garantie",
      title: "Garantiebedingungen",
      url: "/files/documents/guarantee-terms-gsw.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-gsw.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Ideen",
      title: "Wie Tageslicht einen Raum verändert",
      url: "https://www.taglys.example/gsw/tageslicht",
    },
    {
      category: "Ideen",
      title: "Wohnen unter dem Dach: vorher und nachher",
      url: "https://www.taglys.example/gsw/inspiration",
    },
    {
      category: "Service",
      title: "Der passende Storen für Ihr Fenster",
      url: "https://www.taglys.example/gsw/storen",
    },
    {
      category: "Service",
      title: "Reparaturen und Ersatzteile",
      url: "https://www.taglys.example/gsw/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "Die Offerte ist mir zu teuer",
    tookTooLong: "Es dauert mir zu lange",
    otherInstaller: "Ich habe einen anderen Betrieb gefunden",
    noLongerNeeded: "Ich brauche die Fenster nicht mehr",
    other: "Ein anderer Grund",
  },
  campaign: {
    configurator_banner_headline: "Zu jedem Dachfenster ein Storen geschenkt",
    configurator_banner_cta: "Zur Aktion",
    configurator_banner_splash: "Gratis dazu",
    configurator_answer_flag_title: "Verdunkelungsstoren geschenkt",
    configurator_summary_flag_title: "Storen gratis dabei",
    configurator_modal_headline: "Der Frühling kommt ins Haus",
    configurator_modal_main:
      "Bestellen Sie Ihre Dachfenster bis am 31. Mai, und Sie erhalten für jedes einen Verdunkelungsstoren nach Mass geschenkt. Ihr Handwerksbetrieb montiert ihn am gleichen Tag.",
    configurator_modal_cta: "Fenster planen",
    configurator_success_banner_headline: "Ihre Storen gehen auf uns",
    configurator_success_banner_cta: "Farbe wählen",
    configurator_success_banner_splash: "Geschenk",
    accessory_popup_headline: "Ausschlafen, auch im Juni",
    accessory_popup_description:
      "Bis am 31. Mai gehört zu jedem neuen Dachfenster ein Verdunkelungsstoren. Sie wählen die Farbe, wir kümmern uns um den Rest.",
    accessory_popup_splash: "Gratis dazu",
    accessory_popup_cta: "Storen aussuchen",
    accessory_mini_banner_description:
      "Bis am 31. Mai gratis: ein Verdunkelungsstoren für jedes neue Dachfenster.",
    accessory_mini_banner_cta: "Storen hinzufügen",
    my_taglys_banner_headline: "Frühlingslicht nach Ihrem Geschmack",
    my_taglys_banner_description:
      "Bis am 31. Mai erhalten Sie zu jedem bestellten Dachfenster einen Verdunkelungsstoren: am Tag mehr Licht, in der Nacht mehr Dunkelheit.",
    my_taglys_banner_splash: "Gratis dazu",
    my_taglys_banner_cta: "Mehr entdecken",
    direct_search_mini_banner_headline: "Ein Storen als Geschenk",
    direct_search_mini_banner_description:
      "Bis am 31. Mai anfragen und zu jedem Fenster einen Storen gratis erhalten.",
    direct_search_mini_banner_cta: "Mehr erfahren",
    direct_search_modal_headline: "Mehr Licht und ein Storen dazu",
    direct_search_modal_description:
      "Senden Sie Ihre Anfrage bis am 31. Mai an einen Handwerksbetrieb. Zu jedem Dachfenster in der Offerte legen wir einen Verdunkelungsstoren nach Mass, ohne Aufpreis.",
    direct_search_modal_cta: "Betrieb finden",
    direct_search_choice_chip_info: "Frühlingsaktion",
    direct_search_choice_chip_tooltip:
      "Dieser Betrieb macht bei unserer Frühlingsaktion mit: ein Verdunkelungsstoren gratis zu jedem Dachfenster.",
    direct_search_choice_chip_cta: "Bedingungen lesen",
  },
  projectDetails: [
    "Wir bauen den Estrich zum Schlafzimmer aus und hätten gern zwei Fenster auf der Südseite.",
    "Das Bad hat bisher gar kein Fenster. Schön wäre eines, das bei Dampf von selbst aufgeht.",
    "Das alte Dachfenster von 1989 ist bei Westwind undicht und soll ersetzt werden.",
    "Mein Schreibtisch steht direkt unter der Schräge. Ich brauche mehr Tageslicht, aber ohne Blendung am Bildschirm.",
    "Treppenhaus mit vier Metern Raumhöhe: Welche Fenster kann man von unten öffnen?",
  ],
  windowNotes: [
    "Lässt sich mit der Fernbedienung in der obersten Schublade öffnen.",
    "Dichtungen im Frühling ersetzt, schliesst wieder leicht.",
    "Storen in der Farbe «Sand». Bisher nur von Hand gewaschen.",
    "Das linke der beiden Fenster über dem Bett.",
  ],
  products: {
    window: "Taglys Schwingfenster, 78 × 118 cm",
    blind: "Taglys Verdunkelungsstoren",
    flashing: "Blecheinfassung für Ziegeldächer",
    installationMaterial: "Montage- und Dämmset",
  },
};

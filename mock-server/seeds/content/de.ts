import type { ContentSeed } from "./contentSeed.ts";

export const de: ContentSeed = {
  faq: [
    {
      category: "Projekte und Anfragen",
      question: "Was passiert, nachdem ich eine Anfrage gesendet habe?",
      answer:
        "Ihr Handwerksbetrieb meldet sich innerhalb von fünf Werktagen und vereinbart mit Ihnen einen Termin, um sich das Dach anzusehen. Danach erhalten Sie ein Angebot.\n\nAuf der Seite Ihres Projekts können Sie jeden Schritt verfolgen: Die Zeitleiste zeigt, was erledigt ist und was als Nächstes kommt.",
    },
    {
      category: "Projekte und Anfragen",
      question: "Kann ich meine Anfrage stornieren?",
      answer:
        "Ja, kostenlos, solange noch nichts eingebaut ist. Öffnen Sie das Projekt, stornieren Sie die Anfrage und nennen Sie uns den Grund. Ihr Handwerksbetrieb wird sofort informiert.",
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
        "Ein Austausch dauert meist einen halben Tag, ein neues Fenster mit neuer Dachöffnung ein bis zwei Tage. Rechnen Sie einen weiteren Tag ein, wenn die Innenverkleidung verputzt und gestrichen werden soll.",
    },
    {
      category: "Einbau",
      question: "Was sollte ich vorbereiten?",
      answer:
        "Räumen Sie rund um das Fenster etwa zwei Meter frei, decken Sie Möbel und Boden ab und halten Sie einen Platz für den Transporter frei. Zu Beginn und am Ende der Arbeiten sollte jemand zu Hause sein.",
    },
    {
      category: "Einbau",
      question: "Geht der Einbau auch im Winter oder bei Regen?",
      answer:
        "Ja. Das Dach ist nur wenige Stunden offen, und eine Plane liegt immer bereit. Bei Sturm, Starkregen oder Schnee auf dem Dach vereinbart der Betrieb mit Ihnen einen neuen Termin.",
    },
    {
      category: "Meine Fenster",
      question: "Warum sollte ich meine Fenster registrieren?",
      answer:
        "So haben Sie alles an einem Ort: Seriennummer, Datenblatt, Rechnung und Einbaudatum. Wenn Sie einmal ein Ersatzteil oder ein Rollo brauchen, wissen wir sofort, was passt.",
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
        "Eine halbe Stunde im Jahr genügt: die Scheibe mit Wasser und mildem Reiniger putzen, die Dichtungen abwischen, einen Tropfen Öl auf die Scharniere geben und Laub aus dem Eindeckrahmen entfernen.",
    },
    {
      category: "Pflege und Bedienung",
      question: "Warum beschlägt die Scheibe?",
      answer:
        "Trifft warme, feuchte Luft auf eine kalte Scheibe, schlägt sich Wasser nieder. In Küche und Bad ist das normal, vor allem an Wintermorgen, und kein Mangel.\n\nLüften Sie mehrmals am Tag einige Minuten mit weit geöffnetem Fenster. Wenn Sie Wasser zwischen den Scheiben sehen, melden Sie sich bitte bei uns.",
    },
  ],
  documents: [
    {
      category: "Pflege und Bedienung",
      title: "Pflegeanleitung für Dachfenster",
      url: "/files/documents/care-guide-de.pdf",
      imagePreviewUrl: "/files/documents/care-guide-de.svg",
      isDownloadable: true,
    },
    {
      category: "Pflege und Bedienung",
      title: "Checkliste für Frühjahr und Herbst",
      url: "/files/documents/season-checklist-de.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-de.svg",
      isDownloadable: true,
    },
    {
      category: "Planung",
      title: "Planen mit Tageslicht",
      url: "/files/documents/planning-guide-de.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-de.svg",
      isDownloadable: true,
    },
    {
      category: "Planung",
      title: "Rollos und Rollläden: alle Farben",
      url: "/files/documents/blinds-brochure-de.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-de.svg",
      isDownloadable: false,
    },
    {
      category: "Garantie",
      title: "Garantiebedingungen",
      url: "/files/documents/guarantee-terms-de.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-de.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Ideen",
      title: "Wie Tageslicht einen Raum verändert",
      url: "https://www.taglys.example/de/tageslicht",
    },
    {
      category: "Ideen",
      title: "Wohnen unterm Dach: vorher und nachher",
      url: "https://www.taglys.example/de/inspiration",
    },
    {
      category: "Service",
      title: "Das passende Rollo für Ihr Fenster",
      url: "https://www.taglys.example/de/rollos",
    },
    {
      category: "Service",
      title: "Reparatur und Ersatzteile",
      url: "https://www.taglys.example/de/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "Das Angebot ist mir zu teuer",
    tookTooLong: "Es dauert mir zu lange",
    otherInstaller: "Ich habe einen anderen Betrieb gefunden",
    noLongerNeeded: "Ich brauche die Fenster nicht mehr",
    other: "Ein anderer Grund",
  },
  campaign: {
    configurator_banner_headline: "Zu jedem Dachfenster ein Rollo geschenkt",
    configurator_banner_cta: "Zur Aktion",
    configurator_banner_splash: "Gratis-Rollo",
    configurator_answer_flag_title: "Verdunkelungsrollo geschenkt",
    configurator_summary_flag_title: "Rollo gratis dabei",
    configurator_modal_headline: "Der Frühling zieht ein",
    configurator_modal_main:
      "Bestellen Sie Ihre Dachfenster bis 31. Mai, und Sie erhalten für jedes ein Verdunkelungsrollo nach Maß geschenkt. Ihr Handwerksbetrieb montiert es am selben Tag.",
    configurator_modal_cta: "Fenster planen",
    configurator_success_banner_headline: "Ihre Rollos gehen auf uns",
    configurator_success_banner_cta: "Farbe wählen",
    configurator_success_banner_splash: "Geschenk",
    accessory_popup_headline: "Ausschlafen, auch im Juni",
    accessory_popup_description:
      "Bis 31. Mai gehört zu jedem neuen Dachfenster ein Verdunkelungsrollo. Sie wählen die Farbe, wir kümmern uns um den Rest.",
    accessory_popup_splash: "Gratis-Rollo",
    accessory_popup_cta: "Rollo aussuchen",
    accessory_mini_banner_description:
      "Bis 31. Mai kostenlos: ein Verdunkelungsrollo für jedes neue Dachfenster.",
    accessory_mini_banner_cta: "Rollo hinzufügen",
    my_taglys_banner_headline: "Frühlingslicht nach Ihrem Geschmack",
    my_taglys_banner_description:
      "Bis 31. Mai bekommen Sie zu jedem bestellten Dachfenster ein Verdunkelungsrollo: tags mehr Licht, nachts mehr Dunkelheit.",
    my_taglys_banner_splash: "Gratis-Rollo",
    my_taglys_banner_cta: "Mehr entdecken",
    direct_search_mini_banner_headline: "Ein Rollo als Geschenk",
    direct_search_mini_banner_description:
      "Bis 31. Mai anfragen und zu jedem Fenster ein Rollo gratis erhalten.",
    direct_search_mini_banner_cta: "Mehr erfahren",
    direct_search_modal_headline: "Mehr Licht und ein Rollo dazu",
    direct_search_modal_description:
      "Senden Sie Ihre Anfrage bis 31. Mai an einen Handwerksbetrieb. Zu jedem Dachfenster im Angebot legen wir ein Verdunkelungsrollo nach Maß, ohne Aufpreis.",
    direct_search_modal_cta: "Betrieb finden",
    direct_search_choice_chip_info: "Frühlingsaktion",
    direct_search_choice_chip_tooltip:
      "Dieser Betrieb nimmt an unserer Frühlingsaktion teil: ein Verdunkelungsrollo gratis zu jedem Dachfenster.",
    direct_search_choice_chip_cta: "Bedingungen lesen",
  },
  projectDetails: [
    "Wir bauen den Dachboden zum Schlafzimmer aus und hätten gern zwei Fenster auf der Südseite.",
    "Das Bad hat bisher gar kein Fenster. Schön wäre eines, das bei Wasserdampf von selbst aufgeht.",
    "Das alte Dachfenster von 1989 ist bei Westwind undicht und soll ausgetauscht werden.",
    "Mein Schreibtisch steht direkt unter der Schräge. Ich brauche mehr Tageslicht, aber keine Blendung am Bildschirm.",
    "Treppenhaus mit vier Metern Raumhöhe: Welche Fenster lassen sich von unten öffnen?",
  ],
  windowNotes: [
    "Lässt sich mit der Fernbedienung in der obersten Schublade öffnen.",
    "Dichtungen im Frühjahr getauscht, schließt wieder leicht.",
    "Rollo in der Farbe „Sand“. Bisher nur von Hand gewaschen.",
    "Das linke der beiden Fenster über dem Bett.",
  ],
  products: {
    window: "Taglys Schwingfenster, 78 × 118 cm",
    blind: "Taglys Verdunkelungsrollo",
    flashing: "Eindeckrahmen für Ziegeldächer",
    installationMaterial: "Montage- und Dämmset",
  },
};

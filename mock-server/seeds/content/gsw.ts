import type { ContentSeed } from "./contentSeed.ts";

export const gsw: ContentSeed = {
  faq: [
    {
      category: "Projekt und Aafrage",
      question: "Was passiert, nachdem ich en Aafrag gschickt ha?",
      answer:
        "Ihre Handwerksbetrieb mäldet sich innert füf Arbetstäg und macht mit Ihne en Termin ab, zum s Dach aaluege. Nachher überchömed Sie en Offerte.\n\nUf de Siite vo Ihrem Projekt chönd Sie jede Schritt mitverfolge: D Ziitlinie zeigt, was scho gmacht isch und was als Nächschts chunnt.",
    },
    {
      category: "Projekt und Aafrage",
      question: "Chan ich mini Aafrag zruggzieh?",
      answer:
        "Ja, gratis, solang no nüt iibaut isch. Gönd Sie is Projekt, ziehnd Sie d Aafrag zrugg und säged Sie eus de Grund. Ihre Handwerksbetrieb wird grad informiert.",
    },
    {
      category: "Projekt und Aafrage",
      question: "Was für Dateie chan ich zu mim Projekt ufelade?",
      answer:
        "Fotene vom Ruum und vom Dach, Grundriss und anderi Underlage, wo Ihrem Handwerksbetrieb hälfed. PDF, JPEG, PNG und HEIC bis 10 MB sind guet, zäh Stuck ufs Mal.",
    },
    {
      category: "Iibau",
      question: "Wie lang gaht de Iibau?",
      answer:
        "En Ersatz gaht meischtens en halbe Tag, es neus Fänschter mit ere neue Öffnig im Dach ein bis zwee Täg. Rächned Sie no en Tag meh ii, wänn d Verchleidig inne verputzt und gstriche werde söll.",
    },
    {
      category: "Iibau",
      question: "Was söll ich vorbereite?",
      answer:
        "Ruumed Sie öppe zwee Meter um s Fänschter ume frei, decked Sie Möbel und Bode ab und halted Sie en Parkplatz für de Lieferwage parat. Am Aafang und am Schluss sött öpper dihei sii.",
    },
    {
      category: "Iibau",
      question: "Gaht de Iibau au im Winter oder bi Räge?",
      answer:
        "Ja. S Dach isch nume es paar Stund offe, und e Blache liit immer parat. Wänn s stürmt, schüttet oder Schnee uf em Dach hät, macht de Betrieb mit Ihne en neue Termin ab.",
    },
    {
      category: "Mini Fänschter",
      question: "Werum söll ich mini Fänschter registriere?",
      answer:
        "So händ Sie alles a eim Ort: Serienummere, Dateblatt, Rächnig und s Datum vom Iibau. Wänn Sie emal es Ersatzteil oder es Rollo bruuched, wüssed mir grad, was passt.",
    },
    {
      category: "Mini Fänschter",
      question: "Wo find ich d Serienummere?",
      answer:
        "Uf em Typeschild am Fänschterflügel. Mached Sie s Fänschter uf und lueged Sie uf de ober Rand vom Flügel: Det staht de Typ, d Grössi und d Serienummere.",
    },
    {
      category: "Pfleg und Bedienig",
      question: "Wie vil Pfleg bruucht es Dachfänschter?",
      answer:
        "E halb Stund im Jahr langet: d Schiibe mit Wasser und emene milde Putzmittel wäsche, d Dichtige abputze, en Tropfe Öl uf d Scharnier gäh und s Laub us de Blächiifassig usenäh.",
    },
    {
      category: "Pfleg und Bedienig",
      question: "Werum lauft d Schiibe aa?",
      answer:
        "Wänn warmi, füechti Luft uf e chalti Schiibe trifft, gits Kondenswasser. I de Chuchi und im Bad isch das normal, vor allem am Morge im Winter, und kän Mangel.\n\nLüfted Sie es paar Mal am Tag es paar Minute und mached Sie s Fänschter debii ganz uf. Wänn Sie Wasser zwüsched de Schiibe gsehnd, mälded Sie sich bitte bi eus.",
    },
  ],
  documents: [
    {
      category: "Pfleg und Bedienig",
      title: "Pflegaaleitig für Dachfänschter",
      url: "/files/documents/care-guide-gsw.pdf",
      imagePreviewUrl: "/files/documents/care-guide-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Pfleg und Bedienig",
      title: "Checklischte für Früelig und Herbscht",
      url: "/files/documents/season-checklist-gsw.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Planig",
      title: "Plane mit Tagesliecht",
      url: "/files/documents/planning-guide-gsw.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-gsw.svg",
      isDownloadable: true,
    },
    {
      category: "Planig",
      title: "Rollo und Lade: alli Farbe",
      url: "/files/documents/blinds-brochure-gsw.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-gsw.svg",
      isDownloadable: false,
    },
    {
      category: "Garantie",
      title: "Garantiebedingige",
      url: "/files/documents/guarantee-terms-gsw.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-gsw.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Idee",
      title: "Wie Tagesliecht en Ruum veränderet",
      url: "https://www.taglys.example/gsw/tagesliecht",
    },
    {
      category: "Idee",
      title: "Wohne underem Dach: vorher und nachher",
      url: "https://www.taglys.example/gsw/inspiration",
    },
    {
      category: "Service",
      title: "S richtige Rollo für Ihres Fänschter",
      url: "https://www.taglys.example/gsw/rollo",
    },
    {
      category: "Service",
      title: "Reparature und Ersatzteil",
      url: "https://www.taglys.example/gsw/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "D Offerte isch mir z tüür",
    tookTooLong: "Es gaht mir z lang",
    otherInstaller: "Ich ha en andere Betrieb gfunde",
    noLongerNeeded: "Ich bruuch d Fänschter nüme",
    other: "En andere Grund",
  },
  campaign: {
    configurator_banner_headline: "Zu jedem Dachfänschter es Rollo gschänkt",
    configurator_banner_cta: "Zur Aktion",
    configurator_banner_splash: "Rollo gratis",
    configurator_answer_flag_title: "Verdunkligsrollo gschänkt",
    configurator_summary_flag_title: "S Rollo isch gratis",
    configurator_modal_headline: "De Früelig zieht ii",
    configurator_modal_main:
      "Bstelled Sie Ihri Dachfänschter bis am 31. Mai, und Sie überchömed für jedes es Verdunkligsrollo nach Mass gschänkt. Ihre Handwerksbetrieb montiert s am gliche Tag.",
    configurator_modal_cta: "Fänschter plane",
    configurator_success_banner_headline: "Ihri Rollo gönd uf eus",
    configurator_success_banner_cta: "Farb uswähle",
    configurator_success_banner_splash: "Es Gschänk",
    accessory_popup_headline: "Usschlafe, au im Juni",
    accessory_popup_description:
      "Bis am 31. Mai ghört zu jedem neue Dachfänschter es Verdunkligsrollo. Sie wähled d Farb, mir lueged für de Räscht.",
    accessory_popup_splash: "Rollo gratis",
    accessory_popup_cta: "Rollo ussueche",
    accessory_mini_banner_description:
      "Bis am 31. Mai gratis: es Verdunkligsrollo für jedes neue Dachfänschter.",
    accessory_mini_banner_cta: "Rollo dezuenäh",
    my_taglys_banner_headline: "Früeligsliecht nach Ihrem Gschmack",
    my_taglys_banner_description:
      "Bis am 31. Mai gits zu jedem bstellte Dachfänschter es Verdunkligsrollo: am Tag meh Liecht, i de Nacht meh Dunkel.",
    my_taglys_banner_splash: "Rollo gratis",
    my_taglys_banner_cta: "Meh entdecke",
    direct_search_mini_banner_headline: "Es Rollo als Gschänk",
    direct_search_mini_banner_description:
      "Bis am 31. Mai aafröge und zu jedem Fänschter es Rollo gratis übercho.",
    direct_search_mini_banner_cta: "Meh erfahre",
    direct_search_modal_headline: "Meh Liecht und es Rollo dezue",
    direct_search_modal_description:
      "Schicked Sie Ihri Aafrag bis am 31. Mai emene Handwerksbetrieb. Zu jedem Dachfänschter i de Offerte legged mir es Verdunkligsrollo nach Mass dezue, ohni Ufpriis.",
    direct_search_modal_cta: "Betrieb finde",
    direct_search_choice_chip_info: "Früeligsaktion",
    direct_search_choice_chip_tooltip:
      "De Betrieb macht bi eusere Früeligsaktion mit: es Verdunkligsrollo gratis zu jedem Dachfänschter.",
    direct_search_choice_chip_cta: "Bedingige läse",
  },
  projectDetails: [
    "Mir baued de Estrich zumene Schlafzimmer us und hetted gern zwei Fänschter uf de Südsiite.",
    "S Badzimmer hät bis jetzt gar keis Fänschter. Schön wär eis, wo bi Dampf vo sälber ufgaht.",
    "S alte Dachfänschter vo 1989 rünnt, wänn s vo Weschte här rägnet, und söll ersetzt werde.",
    "Min Schriibtisch staht grad under de Schrägi. Ich bruuch meh Tagesliecht, aber es dörf uf em Bildschirm nöd blände.",
    "Stägehuus mit vier Meter Höchi: Weli Fänschter chan mer vo unde uftue?",
  ],
  windowNotes: [
    "Gaht mit de Färnbedienig us de oberschte Schublade uf.",
    "Dichtige im Früelig gwächslet, gaht wider ring zue.",
    "Rollo i de Farb «Sand». Bis jetzt nume vo Hand gwäsche.",
    "S lingge vo de zwei Fänschter überem Bett.",
  ],
  products: {
    window: "Taglys Schwingfänschter, 78 × 118 cm",
    blind: "Taglys Verdunkligsrollo",
    flashing: "Blächiifassig für Ziegeldächer",
    installationMaterial: "Montage- und Dämmset",
  },
};

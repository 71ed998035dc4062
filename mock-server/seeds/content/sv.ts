import type { ContentSeed } from "./contentSeed.ts";

export const sv: ContentSeed = {
  faq: [
    {
      category: "Projekt och förfrågningar",
      question: "Vad händer när jag har skickat en förfrågan?",
      answer:
        "Montören hör av sig inom fem arbetsdagar och bokar ett besök för att titta på taket. Därefter får du en offert.\n\nPå projektets sida kan du följa varje steg: tidslinjen visar vad som är klart och vad som kommer härnäst.",
    },
    {
      category: "Projekt och förfrågningar",
      question: "Kan jag återkalla min förfrågan?",
      answer:
        "Ja, det är kostnadsfritt så länge inget har monterats. Öppna projektet, välj att återkalla förfrågan och berätta varför. Montören får besked direkt.",
    },
    {
      category: "Projekt och förfrågningar",
      question: "Vilka filer kan jag lägga till i projektet?",
      answer:
        "Bilder på rummet och taket, planritningar och annat som hjälper montören. Du kan ladda upp PDF, JPEG, PNG och HEIC på högst 10 MB, högst tio filer per förfrågan.",
    },
    {
      category: "Montering",
      question: "Hur lång tid tar monteringen?",
      answer:
        "Att byta ett takfönster tar oftast en halv dag. Ett nytt fönster med ny öppning i taket tar en till två dagar. Räkna med ytterligare en dag om smygen ska spacklas och målas.",
    },
    {
      category: "Montering",
      question: "Vad behöver jag förbereda?",
      answer:
        "Röj ungefär två meter runt fönstret, täck möbler och golv och se till att det finns plats för skåpbilen. Någon bör vara hemma när arbetet börjar och när det är klart.",
    },
    {
      category: "Montering",
      question: "Går det att montera på vintern eller när det regnar?",
      answer:
        "Ja. Taket är öppet i bara några timmar och en presenning finns alltid till hands. Vid storm, kraftigt regn eller snö på taket kommer ni överens om ett nytt datum.",
    },
    {
      category: "Mina fönster",
      question: "Varför ska jag registrera mina fönster?",
      answer:
        "Då har du allt på ett ställe: serienummer, datablad, faktura och monteringsdatum. Behöver du en reservdel eller en gardin någon gång vet vi direkt vad som passar.",
    },
    {
      category: "Mina fönster",
      question: "Var hittar jag serienumret?",
      answer:
        "På typskylten på fönsterbågen. Öppna fönstret och titta på bågens överkant: där står typbeteckningen och under den serienumret.",
    },
    {
      category: "Skötsel och användning",
      question: "Hur mycket skötsel behöver ett takfönster?",
      answer:
        "En halvtimme om året räcker: tvätta rutan med vatten och ett milt rengöringsmedel, torka av tätningslisterna, droppa lite olja på gångjärnen och ta bort löv från intäckningen.",
    },
    {
      category: "Skötsel och användning",
      question: "Varför blir det imma på rutan?",
      answer:
        "När varm, fuktig luft möter en kall ruta bildas kondens. Det är normalt i kök och badrum, särskilt på vintermorgnar, och inget fel.\n\nVädra några minuter med fönstret på vid gavel flera gånger om dagen. Hör av dig till oss om du ser vatten mellan glasen.",
    },
  ],
  documents: [
    {
      category: "Skötsel och användning",
      title: "Skötselråd för takfönster",
      url: "/files/documents/care-guide-sv.pdf",
      imagePreviewUrl: "/files/documents/care-guide-sv.svg",
      isDownloadable: true,
    },
    {
      category: "Skötsel och användning",
      title: "Checklista för vår och höst",
      url: "/files/documents/season-checklist-sv.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-sv.svg",
      isDownloadable: true,
    },
    {
      category: "Planering",
      title: "Planera med dagsljus",
      url: "/files/documents/planning-guide-sv.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-sv.svg",
      isDownloadable: true,
    },
    {
      category: "Planering",
      title: "Gardiner och jalusier: alla färger",
      url: "/files/documents/blinds-brochure-sv.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-sv.svg",
      isDownloadable: false,
    },
    {
      category: "Garanti",
      title: "Garantivillkor",
      url: "/files/documents/guarantee-terms-sv.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-sv.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Idéer",
      title: "Så förändrar dagsljuset ett rum",
      url: "https://www.taglys.example/sv/dagsljus",
    },
    {
      category: "Idéer",
      title: "Hem under taket: före och efter",
      url: "https://www.taglys.example/sv/inspiration",
    },
    {
      category: "Service",
      title: "Hitta gardinen som passar ditt fönster",
      url: "https://www.taglys.example/sv/gardiner",
    },
    {
      category: "Service",
      title: "Reparation och reservdelar",
      url: "https://www.taglys.example/sv/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "Offerten är för dyr",
    tookTooLong: "Det tar för lång tid",
    otherInstaller: "Jag har hittat en annan montör",
    noLongerNeeded: "Jag behöver inte fönstren längre",
    other: "Annan orsak",
  },
  campaign: {
    configurator_banner_headline: "Gardin på köpet till varje takfönster",
    configurator_banner_cta: "Se erbjudandet",
    configurator_banner_splash: "På köpet",
    configurator_answer_flag_title: "Mörkläggningsgardin på köpet",
    configurator_summary_flag_title: "Gardin ingår utan kostnad",
    configurator_modal_headline: "Våren flyttar in hos dig",
    configurator_modal_main:
      "Beställ dina takfönster senast den 31 maj så får du en måttbeställd mörkläggningsgardin till varje fönster, utan kostnad. Montören sätter upp den samma dag.",
    configurator_modal_cta: "Planera fönster",
    configurator_success_banner_headline: "Vi bjuder på gardinerna",
    configurator_success_banner_cta: "Välj färg",
    configurator_success_banner_splash: "Vår gåva",
    accessory_popup_headline: "Sov länge, även i juni",
    accessory_popup_description:
      "Till och med den 31 maj får du en mörkläggningsgardin till varje nytt takfönster. Du väljer färgen, vi sköter resten.",
    accessory_popup_splash: "På köpet",
    accessory_popup_cta: "Välj gardin",
    accessory_mini_banner_description:
      "Utan kostnad till den 31 maj: en mörkläggningsgardin till varje nytt takfönster.",
    accessory_mini_banner_cta: "Lägg till gardin",
    my_taglys_banner_headline: "Vårljus på ditt sätt",
    my_taglys_banner_description:
      "Till och med den 31 maj får du en mörkläggningsgardin till varje takfönster du beställer: mer ljus på dagen, mer mörker på natten.",
    my_taglys_banner_splash: "På köpet",
    my_taglys_banner_cta: "Upptäck mer",
    direct_search_mini_banner_headline: "En gardin i present",
    direct_search_mini_banner_description:
      "Skicka din förfrågan senast den 31 maj och få en gardin på köpet till varje fönster.",
    direct_search_mini_banner_cta: "Läs mer",
    direct_search_modal_headline: "Mer ljus, med en gardin på köpet",
    direct_search_modal_description:
      "Skicka din förfrågan till en montör senast den 31 maj. Till varje takfönster i offerten lägger vi en måttbeställd mörkläggningsgardin, utan pristillägg.",
    direct_search_modal_cta: "Hitta montör",
    direct_search_choice_chip_info: "Vårerbjudande",
    direct_search_choice_chip_tooltip:
      "Montören är med i vårt vårerbjudande: en mörkläggningsgardin på köpet till varje takfönster.",
    direct_search_choice_chip_cta: "Läs villkoren",
  },
  projectDetails: [
    "Vi inreder vinden till sovrum och vill ha två fönster åt söder.",
    "Badrummet har inget fönster alls i dag. Vi vill gärna ha ett som öppnas av sig självt när det blir ångigt.",
    "Det gamla takfönstret från 1989 läcker när det regnar västerifrån och behöver bytas.",
    "Mitt skrivbord står precis under snedtaket. Jag behöver mer dagsljus men inga reflexer i skärmen.",
    "Trapphus med fyra meter i tak: vilka fönster går att öppna nerifrån?",
  ],
  windowNotes: [
    "Öppnas med fjärrkontrollen i översta lådan.",
    "Tätningslisterna byttes i våras, går lätt att stänga igen.",
    "Gardin i färgen ”sand”. Bara handtvättad hittills.",
    "Det vänstra av de två fönstren över sängen.",
  ],
  products: {
    window: "Taglys pivåhängt takfönster, 78 × 118 cm",
    blind: "Taglys mörkläggningsgardin",
    flashing: "Intäckning för takpannor",
    installationMaterial: "Monterings- och isoleringssats",
  },
};

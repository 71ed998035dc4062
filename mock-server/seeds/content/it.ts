import type { ContentSeed } from "./contentSeed.ts";

export const it: ContentSeed = {
  faq: [
    {
      category: "Progetti e richieste",
      question: "Che cosa succede dopo l’invio della richiesta?",
      answer:
        "Il Suo installatore La contatta entro cinque giorni lavorativi e concorda con Lei un sopralluogo per vedere il tetto. In seguito riceve un’offerta.\n\nPuò seguire ogni passo sulla pagina del Suo progetto: la cronologia mostra che cosa è stato fatto e che cosa manca ancora.",
    },
    {
      category: "Progetti e richieste",
      question: "Posso annullare la mia richiesta?",
      answer:
        "Sì, gratuitamente, finché non è stato montato nulla. Apra il progetto, scelga di annullare la richiesta e ci indichi il motivo. Il Suo installatore viene informato subito.",
    },
    {
      category: "Progetti e richieste",
      question: "Quali file posso aggiungere al progetto?",
      answer:
        "Foto del locale e del tetto, planimetrie e altri documenti utili al Suo installatore. Vanno bene file PDF, JPEG, PNG e HEIC fino a 10 MB ciascuno, al massimo dieci per richiesta.",
    },
    {
      category: "Montaggio",
      question: "Quanto dura il montaggio?",
      answer:
        "Per una sostituzione basta di solito mezza giornata; una finestra nuova con apertura del tetto richiede uno o due giorni. Calcoli un giorno in più se il rivestimento interno va intonacato e tinteggiato.",
    },
    {
      category: "Montaggio",
      question: "Che cosa devo preparare?",
      answer:
        "Liberi circa due metri attorno alla finestra, copra mobili e pavimento e tenga libero un posteggio per il furgone. All’inizio e alla fine dei lavori qualcuno dovrebbe essere in casa.",
    },
    {
      category: "Montaggio",
      question: "Il montaggio è possibile anche d’inverno o con la pioggia?",
      answer:
        "Sì. Il tetto resta aperto solo poche ore e un telo è sempre a portata di mano. In caso di tempesta, pioggia forte o neve sul tetto l’installatore concorda con Lei una nuova data.",
    },
    {
      category: "Le mie finestre",
      question: "Perché dovrei registrare le mie finestre?",
      answer:
        "Trova tutto in un unico posto: numero di serie, scheda tecnica, fattura e data di montaggio. Se un giorno Le serve un pezzo di ricambio o una tenda, sappiamo subito quale va bene.",
    },
    {
      category: "Le mie finestre",
      question: "Dove trovo il numero di serie?",
      answer:
        "Sulla targhetta del battente. Apra la finestra e guardi il bordo superiore: vi trova la sigla del modello e, sotto, il numero di serie.",
    },
    {
      category: "Cura e utilizzo",
      question: "Quanta cura richiede una finestra da tetto?",
      answer:
        "Basta mezz’ora all’anno: lavare il vetro con acqua e un detergente delicato, pulire le guarnizioni, mettere una goccia d’olio sulle cerniere e togliere le foglie dal raccordo.",
    },
    {
      category: "Cura e utilizzo",
      question: "Perché il vetro si appanna?",
      answer:
        "Quando l’aria calda e umida incontra un vetro freddo, si forma della condensa. In cucina e in bagno è normale, soprattutto nelle mattine d’inverno, e non è un difetto.\n\nSpalanchi la finestra per alcuni minuti, più volte al giorno. Se vede acqua tra i vetri, ci contatti.",
    },
  ],
  documents: [
    {
      category: "Cura e utilizzo",
      title: "Guida alla cura delle finestre da tetto",
      url: "/files/documents/care-guide-it.pdf",
      imagePreviewUrl: "/files/documents/care-guide-it.svg",
      isDownloadable: true,
    },
    {
      category: "Cura e utilizzo",
      title: "Lista dei controlli per primavera e autunno",
      url: "/files/documents/season-checklist-it.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-it.svg",
      isDownloadable: true,
    },
    {
      category: "Progettazione",
      title: "Progettare con la luce naturale",
      url: "/files/documents/planning-guide-it.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-it.svg",
      isDownloadable: true,
    },
    {
      category: "Progettazione",
      title: "Tende e tapparelle: tutti i colori",
      url: "/files/documents/blinds-brochure-it.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-it.svg",
      isDownloadable: false,
    },
    {
      category: "Garanzia",
      title: "Condizioni di garanzia",
      url: "/files/documents/guarantee-terms-it.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-it.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Idee",
      title: "Come la luce naturale trasforma un locale",
      url: "https://www.taglys.example/it/luce-naturale",
    },
    {
      category: "Idee",
      title: "Vivere sotto il tetto: prima e dopo",
      url: "https://www.taglys.example/it/ispirazione",
    },
    {
      category: "Servizio",
      title: "La tenda giusta per la Sua finestra",
      url: "https://www.taglys.example/it/tende",
    },
    {
      category: "Servizio",
      title: "Riparazioni e pezzi di ricambio",
      url: "https://www.taglys.example/it/servizio",
    },
  ],
  cancellationReasons: {
    tooExpensive: "L’offerta è troppo cara",
    tookTooLong: "I tempi sono troppo lunghi",
    otherInstaller: "Ho trovato un altro installatore",
    noLongerNeeded: "Le finestre non mi servono più",
    other: "Un altro motivo",
  },
  campaign: {
    configurator_banner_headline: "Una tenda in regalo con ogni finestra da tetto",
    configurator_banner_cta: "Scopri l’offerta",
    configurator_banner_splash: "Tenda gratis",
    configurator_answer_flag_title: "Tenda oscurante in regalo",
    configurator_summary_flag_title: "Tenda gratis inclusa",
    configurator_modal_headline: "La primavera entra in casa",
    configurator_modal_main:
      "Ordini le Sue finestre da tetto entro il 31 maggio: per ognuna riceve gratis una tenda oscurante su misura. Il Suo installatore la monta il giorno stesso.",
    configurator_modal_cta: "Pianifica ora",
    configurator_success_banner_headline: "Le tende le offriamo noi",
    configurator_success_banner_cta: "Scegli il colore",
    configurator_success_banner_splash: "Regalo",
    accessory_popup_headline: "Dormire a lungo, anche a giugno",
    accessory_popup_description:
      "Fino al 31 maggio ogni nuova finestra da tetto comprende una tenda oscurante. Lei sceglie il colore, al resto pensiamo noi.",
    accessory_popup_splash: "Tenda gratis",
    accessory_popup_cta: "Scegli la tenda",
    accessory_mini_banner_description:
      "Gratis fino al 31 maggio: una tenda oscurante per ogni nuova finestra da tetto.",
    accessory_mini_banner_cta: "Aggiungi la tenda",
    my_taglys_banner_headline: "La luce di primavera come piace a Lei",
    my_taglys_banner_description:
      "Fino al 31 maggio, con ogni finestra da tetto ordinata riceve una tenda oscurante: più luce di giorno, più buio di notte.",
    my_taglys_banner_splash: "Tenda gratis",
    my_taglys_banner_cta: "Scopri di più",
    direct_search_mini_banner_headline: "Una tenda in regalo",
    direct_search_mini_banner_description:
      "Invii la richiesta entro il 31 maggio e riceva una tenda gratis per ogni finestra.",
    direct_search_mini_banner_cta: "Maggiori dettagli",
    direct_search_modal_headline: "Più luce, con una tenda in omaggio",
    direct_search_modal_description:
      "Invii la Sua richiesta a un installatore entro il 31 maggio. Per ogni finestra da tetto dell’offerta aggiungiamo una tenda oscurante su misura, senza costi aggiuntivi.",
    direct_search_modal_cta: "Trova l’installatore",
    direct_search_choice_chip_info: "Offerta di primavera",
    direct_search_choice_chip_tooltip:
      "Questo installatore partecipa alla nostra offerta di primavera: una tenda oscurante gratis per ogni finestra da tetto.",
    direct_search_choice_chip_cta: "Leggi le condizioni",
  },
  projectDetails: [
    "Trasformiamo la soffitta in camera da letto e vorremmo due finestre sul lato sud.",
    "Il bagno finora non ha nessuna finestra. Ideale sarebbe un modello che si apre da solo quando c’è vapore.",
    "La vecchia finestra da tetto del 1989 perde quando piove da ovest e va sostituita.",
    "La mia scrivania è proprio sotto lo spiovente. Mi serve più luce naturale, ma senza riflessi sullo schermo.",
    "Vano scale alto quattro metri: quali finestre si aprono dal basso?",
  ],
  windowNotes: [
    "Si apre con il telecomando nel primo cassetto.",
    "Guarnizioni sostituite in primavera, si chiude di nuovo senza sforzo.",
    "Tenda color «sabbia». Finora lavata solo a mano.",
    "Quella di sinistra, sopra il letto.",
  ],
  products: {
    window: "Finestra da tetto Taglys a bilico, 78 × 118 cm",
    blind: "Tenda oscurante Taglys",
    flashing: "Raccordo per tetti in tegole",
    installationMaterial: "Kit di montaggio e isolamento",
  },
};

import type { ContentSeed } from "./contentSeed.ts";

export const en: ContentSeed = {
  faq: [
    {
      category: "Projects and requests",
      question: "What happens after I have sent a request?",
      answer:
        "Your installer will get in touch within five working days and arrange a visit to look at the roof. After the visit you will receive a quote.\n\nYou can follow every step on your project page: the timeline shows what has been done and what comes next.",
    },
    {
      category: "Projects and requests",
      question: "Can I cancel my request?",
      answer:
        "Yes, free of charge, as long as nothing has been installed. Open the project, choose to cancel the request and tell us why. Your installer is informed straight away.",
    },
    {
      category: "Projects and requests",
      question: "Which files can I add to my project?",
      answer:
        "Photos of the room and the roof, floor plans and other documents that help your installer. You can add PDF, JPEG, PNG and HEIC files of up to 10 MB each, at most ten per request.",
    },
    {
      category: "Installation",
      question: "How long does the installation take?",
      answer:
        "Replacing a roof window usually takes half a day. A new window with a new opening takes one to two days. Allow another day if the lining around the window is to be plastered and painted.",
    },
    {
      category: "Installation",
      question: "What should I prepare?",
      answer:
        "Clear about two metres around the window, cover furniture and floors, and make sure there is space for a van near the house. Somebody should be at home when work starts and when it finishes.",
    },
    {
      category: "Installation",
      question: "Can windows be installed in winter or in the rain?",
      answer:
        "Yes. The roof is open for a few hours only, and your installer keeps a cover at hand. If there is a storm, heavy rain or snow on the roof, your installer will agree a new date with you.",
    },
    {
      category: "My windows",
      question: "Why should I register my windows?",
      answer:
        "Everything about your window is then in one place: serial number, data sheet, invoice and the date of installation. If you ever need a spare part or a blind, we know at once which one fits.",
    },
    {
      category: "My windows",
      question: "Where do I find the serial number?",
      answer:
        "On the data plate of the sash. Open the window and look at the top edge of the sash: the plate shows the model code and, below it, the serial number.",
    },
    {
      category: "Care and use",
      question: "How much care does a roof window need?",
      answer:
        "Half an hour a year is enough: wash the pane with water and a mild cleaner, wipe the seals, put a drop of oil on the hinges and clear leaves from the flashing.",
    },
    {
      category: "Care and use",
      question: "Why is there condensation on the pane?",
      answer:
        "When warm, humid air meets a cold pane, water settles on it. This is normal in kitchens and bathrooms, above all on winter mornings, and is not a fault.\n\nOpen the window wide for a few minutes several times a day. If you see water between the panes, please contact us.",
    },
  ],
  documents: [
    {
      category: "Care and use",
      title: "Care guide for roof windows",
      url: "/files/documents/care-guide-en.pdf",
      imagePreviewUrl: "/files/documents/care-guide-en.svg",
      isDownloadable: true,
    },
    {
      category: "Care and use",
      title: "Checklist for spring and autumn",
      url: "/files/documents/season-checklist-en.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-en.svg",
      isDownloadable: true,
    },
    {
      category: "Planning",
      title: "Planning with daylight",
      url: "/files/documents/planning-guide-en.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-en.svg",
      isDownloadable: true,
    },
    {
      category: "Planning",
      title: "Blinds and shutters: all colours",
      url: "/files/documents/blinds-brochure-en.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-en.svg",
      isDownloadable: false,
    },
    {
      category: "Guarantee",
      title: "Guarantee terms",
      url: "/files/documents/guarantee-terms-en.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-en.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Ideas",
      title: "How daylight changes a room",
      url: "https://www.taglys.example/en/daylight",
    },
    {
      category: "Ideas",
      title: "Homes under the roof: before and after",
      url: "https://www.taglys.example/en/inspiration",
    },
    {
      category: "Service",
      title: "Find the blind that fits your window",
      url: "https://www.taglys.example/en/blinds",
    },
    {
      category: "Service",
      title: "Repairs and spare parts",
      url: "https://www.taglys.example/en/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "The quote is too expensive",
    tookTooLong: "It is taking too long",
    otherInstaller: "I have found another installer",
    noLongerNeeded: "I no longer need the windows",
    other: "Another reason",
  },
  campaign: {
    configurator_banner_headline: "A free blind with every roof window",
    configurator_banner_cta: "See the offer",
    configurator_banner_splash: "Free blind",
    configurator_answer_flag_title: "Includes a free blackout blind",
    configurator_summary_flag_title: "Free blind included",
    configurator_modal_headline: "Spring is moving in",
    configurator_modal_main:
      "Order your roof windows by 31 May and we add a blackout blind for each of them, made to measure and free of charge. Your installer fits it on the same day.",
    configurator_modal_cta: "Plan my window",
    configurator_success_banner_headline: "Your blinds are on us",
    configurator_success_banner_cta: "Choose a colour",
    configurator_success_banner_splash: "Our gift",
    accessory_popup_headline: "Sleep in, even in June",
    accessory_popup_description:
      "Until 31 May every new roof window comes with a blackout blind. Choose the colour, and we take care of the rest.",
    accessory_popup_splash: "Free blind",
    accessory_popup_cta: "Choose a blind",
    accessory_mini_banner_description: "A blackout blind for every new roof window, free until 31 May.",
    accessory_mini_banner_cta: "Add a blind",
    my_taglys_banner_headline: "Spring light, your way",
    my_taglys_banner_description:
      "Until 31 May you get a blackout blind with every roof window you order: brighter days, darker nights.",
    my_taglys_banner_splash: "Free blind",
    my_taglys_banner_cta: "Discover more",
    direct_search_mini_banner_headline: "A blind on the house",
    direct_search_mini_banner_description:
      "Ask for a quote by 31 May and get a free blind with every window.",
    direct_search_mini_banner_cta: "Find out more",
    direct_search_modal_headline: "More light, and a blind on top",
    direct_search_modal_description:
      "Send your request to an installer by 31 May. For every roof window in the quote we add a blackout blind, made to measure, at no extra cost.",
    direct_search_modal_cta: "Find an installer",
    direct_search_choice_chip_info: "Spring offer",
    direct_search_choice_chip_tooltip:
      "This installer takes part in our spring offer: one free blackout blind with every roof window.",
    direct_search_choice_chip_cta: "Read the terms",
  },
  projectDetails: [
    "We are turning the loft into a bedroom and would like two windows on the south side.",
    "The bathroom has no window at the moment. We would like one that opens by itself when it gets steamy.",
    "The old roof window from 1989 leaks when it rains from the west and should be replaced.",
    "My desk is right under the roof. It needs more daylight, but no glare on the screen.",
    "Stairwell with a four-metre ceiling: which windows can be opened from below?",
  ],
  windowNotes: [
    "Opens with the remote control in the top drawer of the desk.",
    "Seals replaced in spring, closes smoothly again.",
    "Blind has the colour “sand”. Washed by hand so far.",
    "The left one of the two windows above the bed.",
  ],
  products: {
    window: "Taglys centre-pivot roof window, 78 × 118 cm",
    blind: "Taglys blackout blind",
    flashing: "Flashing for tiled roofs",
    installationMaterial: "Installation and insulation kit",
  },
};

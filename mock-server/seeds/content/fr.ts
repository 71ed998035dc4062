import type { ContentSeed } from "./contentSeed.ts";

export const fr: ContentSeed = {
  faq: [
    {
      category: "Projets et demandes",
      question: "Que se passe-t-il après l’envoi de ma demande ?",
      answer:
        "Votre installateur vous contacte dans les cinq jours ouvrables et convient avec vous d’une visite pour voir le toit. Vous recevez ensuite une offre.\n\nVous pouvez suivre chaque étape sur la page de votre projet : la chronologie indique ce qui est fait et ce qui suit.",
    },
    {
      category: "Projets et demandes",
      question: "Puis-je annuler ma demande ?",
      answer:
        "Oui, gratuitement, tant que rien n’a été posé. Ouvrez le projet, choisissez d’annuler la demande et indiquez-nous le motif. Votre installateur en est informé aussitôt.",
    },
    {
      category: "Projets et demandes",
      question: "Quels fichiers puis-je ajouter à mon projet ?",
      answer:
        "Des photos de la pièce et du toit, des plans et tout autre document utile à votre installateur. Formats acceptés : PDF, JPEG, PNG et HEIC, 10 Mo au plus par fichier, dix fichiers au plus par demande.",
    },
    {
      category: "Pose",
      question: "Combien de temps dure la pose ?",
      answer:
        "Un remplacement prend en général une demi-journée, une nouvelle fenêtre avec ouverture du toit un à deux jours. Prévoyez un jour de plus si l’habillage intérieur doit être crépi et peint.",
    },
    {
      category: "Pose",
      question: "Que dois-je préparer ?",
      answer:
        "Dégagez environ deux mètres autour de la fenêtre, protégez les meubles et le sol et réservez une place pour la camionnette. Il faut que quelqu’un soit à la maison au début et à la fin des travaux.",
    },
    {
      category: "Pose",
      question: "La pose est-elle possible en hiver ou par temps de pluie ?",
      answer:
        "Oui. Le toit ne reste ouvert que quelques heures et une bâche est toujours à portée de main. En cas de tempête, de fortes pluies ou de neige sur le toit, l’installateur fixe une nouvelle date avec vous.",
    },
    {
      category: "Mes fenêtres",
      question: "Pourquoi enregistrer mes fenêtres ?",
      answer:
        "Vous retrouvez tout au même endroit : numéro de série, fiche technique, facture et date de pose. Si vous avez un jour besoin d’une pièce de rechange ou d’un store, nous savons tout de suite lequel convient.",
    },
    {
      category: "Mes fenêtres",
      question: "Où se trouve le numéro de série ?",
      answer:
        "Sur la plaque signalétique de l’ouvrant. Ouvrez la fenêtre et regardez le bord supérieur : vous y lirez la référence de type et, en dessous, le numéro de série.",
    },
    {
      category: "Entretien et utilisation",
      question: "Quel entretien demande une fenêtre de toit ?",
      answer:
        "Une demi-heure par an suffit : laver la vitre à l’eau avec un produit doux, essuyer les joints, mettre une goutte d’huile sur les charnières et retirer les feuilles mortes du raccord d’étanchéité.",
    },
    {
      category: "Entretien et utilisation",
      question: "Pourquoi y a-t-il de la buée sur la vitre ?",
      answer:
        "Quand l’air chaud et humide rencontre une vitre froide, de l’eau s’y dépose. C’est normal dans une cuisine ou une salle de bains, surtout les matins d’hiver, et ce n’est pas un défaut.\n\nOuvrez la fenêtre en grand quelques minutes, plusieurs fois par jour. Si vous voyez de l’eau entre les vitres, contactez-nous.",
    },
  ],
  documents: [
    {
      category: "Entretien et utilisation",
      title: "Guide d’entretien des fenêtres de toit",
      url: "/files/documents/care-guide-fr.pdf",
      imagePreviewUrl: "/files/documents/care-guide-fr.svg",
      isDownloadable: true,
    },
    {
      category: "Entretien et utilisation",
      title: "Points à vérifier au printemps et en automne",
      url: "/files/documents/season-checklist-fr.pdf",
      imagePreviewUrl: "/files/documents/season-checklist-fr.svg",
      isDownloadable: true,
    },
    {
      category: "Planification",
      title: "Concevoir avec la lumière du jour",
      url: "/files/documents/planning-guide-fr.pdf",
      imagePreviewUrl: "/files/documents/planning-guide-fr.svg",
      isDownloadable: true,
    },
    {
      category: "Planification",
      title: "Stores et volets : toutes les couleurs",
      url: "/files/documents/blinds-brochure-fr.pdf",
      imagePreviewUrl: "/files/documents/blinds-brochure-fr.svg",
      isDownloadable: false,
    },
    {
      category: "Garantie",
      title: "Conditions de garantie",
      url: "/files/documents/guarantee-terms-fr.pdf",
      imagePreviewUrl: "/files/documents/guarantee-terms-fr.svg",
      isDownloadable: true,
    },
  ],
  bookmarks: [
    {
      category: "Idées",
      title: "Comment la lumière du jour transforme une pièce",
      url: "https://www.taglys.example/fr/lumiere-du-jour",
    },
    {
      category: "Idées",
      title: "Vivre sous le toit : avant et après",
      url: "https://www.taglys.example/fr/inspiration",
    },
    {
      category: "Service",
      title: "Trouver le store adapté à votre fenêtre",
      url: "https://www.taglys.example/fr/stores",
    },
    {
      category: "Service",
      title: "Réparations et pièces de rechange",
      url: "https://www.taglys.example/fr/service",
    },
  ],
  cancellationReasons: {
    tooExpensive: "L’offre est trop chère",
    tookTooLong: "Les délais sont trop longs",
    otherInstaller: "J’ai trouvé un autre installateur",
    noLongerNeeded: "Je n’ai plus besoin des fenêtres",
    other: "Autre motif",
  },
  campaign: {
    configurator_banner_headline: "Un store offert avec chaque fenêtre de toit",
    configurator_banner_cta: "Voir l’offre",
    configurator_banner_splash: "Store offert",
    configurator_answer_flag_title: "Store occultant offert",
    configurator_summary_flag_title: "Store offert inclus",
    configurator_modal_headline: "Le printemps s’invite chez vous",
    configurator_modal_main:
      "Commandez vos fenêtres de toit d’ici au 31 mai et recevez pour chacune un store occultant sur mesure, sans frais. Votre installateur le pose le jour même.",
    configurator_modal_cta: "Planifier",
    configurator_success_banner_headline: "Vos stores, c’est pour nous",
    configurator_success_banner_cta: "Choisir la couleur",
    configurator_success_banner_splash: "Cadeau",
    accessory_popup_headline: "La grasse matinée, même en juin",
    accessory_popup_description:
      "Jusqu’au 31 mai, chaque nouvelle fenêtre de toit est livrée avec un store occultant. Choisissez la couleur, nous nous occupons du reste.",
    accessory_popup_splash: "Store offert",
    accessory_popup_cta: "Choisir un store",
    accessory_mini_banner_description:
      "Offert jusqu’au 31 mai : un store occultant pour chaque nouvelle fenêtre de toit.",
    accessory_mini_banner_cta: "Ajouter un store",
    my_taglys_banner_headline: "La lumière du printemps, à votre goût",
    my_taglys_banner_description:
      "Jusqu’au 31 mai, chaque fenêtre de toit commandée vous vaut un store occultant : plus de clarté le jour, plus d’obscurité la nuit.",
    my_taglys_banner_splash: "Store offert",
    my_taglys_banner_cta: "Découvrir",
    direct_search_mini_banner_headline: "Un store en cadeau",
    direct_search_mini_banner_description:
      "Faites votre demande d’ici au 31 mai et recevez un store gratuit par fenêtre.",
    direct_search_mini_banner_cta: "En savoir plus",
    direct_search_modal_headline: "Plus de lumière, et un store en prime",
    direct_search_modal_description:
      "Envoyez votre demande à un installateur d’ici au 31 mai. Pour chaque fenêtre de toit de l’offre, nous ajoutons un store occultant sur mesure, sans supplément.",
    direct_search_modal_cta: "Trouver un installateur",
    direct_search_choice_chip_info: "Offre de printemps",
    direct_search_choice_chip_tooltip:
      "Cet installateur participe à notre offre de printemps : un store occultant gratuit par fenêtre de toit.",
    direct_search_choice_chip_cta: "Lire les conditions",
  },
  projectDetails: [
    "Nous aménageons les combles en chambre à coucher et souhaitons deux fenêtres côté sud.",
    "La salle de bains n’a aucune fenêtre pour l’instant. L’idéal serait un modèle qui s’ouvre seul quand il y a de la vapeur.",
    "L’ancienne fenêtre de toit, de 1989, prend l’eau quand la pluie vient de l’ouest et doit être remplacée.",
    "Mon bureau se trouve juste sous la pente. Il me faut plus de lumière, mais sans reflets sur l’écran.",
    "Cage d’escalier de quatre mètres de haut : quelles fenêtres s’ouvrent depuis le bas ?",
  ],
  windowNotes: [
    "S’ouvre avec la télécommande rangée dans le tiroir du haut.",
    "Joints remplacés au printemps, se ferme de nouveau sans forcer.",
    "Store couleur « sable ». Lavé uniquement à la main jusqu’ici.",
    "Celle de gauche, au-dessus du lit.",
  ],
  products: {
    window: "Fenêtre de toit Taglys à rotation, 78 × 118 cm",
    blind: "Store occultant Taglys",
    flashing: "Raccord d’étanchéité pour tuiles",
    installationMaterial: "Kit de pose et d’isolation",
  },
};

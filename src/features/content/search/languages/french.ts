import { stemmer } from "@orama/stemmers/french";
import type { SearchLanguage } from "../searchLanguage.ts";

export const french: SearchLanguage = {
  stem: stemmer,
  synonyms: `
    demande requête commande
    offre devis estimation
    annuler annulation résilier résiliation renoncer
    installateur artisan couvreur poseur monteur entreprise
    pose poser installation installer montage monter travaux
    remplacement remplacer changer changement
    fichier pièce document photo image
    ajouter joindre téléverser télécharger envoyer
    entretien entretenir nettoyer nettoyage laver lavage maintenance
    plaque plaquette plaquettes signalétique étiquette autocollant
    série identification
    enregistrer enregistrement inscrire inscription déclarer
    garantie garanties
    buée condensation humidité humide moisissure vapeur
    vitre vitrage verre carreau
    hiver neige froid gel
    pluie orage tempête intempéries météo
    facture reçu ticket
    store stores rideau occultant
    volet volets
    réparation réparer cassé panne défaut défectueux
    rechange remplacement
    gratuit gratuitement prix coût frais
    durée dure temps délai longtemps combien
    préparer préparation préparatifs
    passe suite étape étapes statut avancement
    combles grenier
    lumière jour clarté
    date rendez-vous
  `,
  stopWords: `à ai au aux avec ce ces cette comment d dans de des dois doit du elle en est et être faire faut fait il j je
    l la le les leur ma mais me mes moi mon n ne nous on ou où par pas peut peux pour pourquoi qu quand que quel quelle
    quelles quels qui s sa se ses si son sont sur ta te ton tu un une vos votre vous y`,
};

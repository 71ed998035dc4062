/** The languages of the provider's pages, as values of the attribute `lang`. */
export type PageLanguage = "en" | "de" | "de-CH" | "fr" | "it" | "da" | "no" | "sv";

export interface PageTexts {
  standIn: string;
  error: string;
  proceed: string;
  cancel: string;
  email: string;
  password: string;
  unknownAccount: string;
  signInTitle: string;
  continueAs: string;
  withEmail: string;
  signIn: string;
  forgotPassword: string;
  credentialsMissing: string;
  wrongPassword: string;
  resetTitle: string;
  newPassword: string;
  repeatPassword: string;
  passwordRule: string;
  changePassword: string;
  passwordTooShort: string;
  passwordsDiffer: string;
  signedOutTitle: string;
  signedOutText: string;
}

const german: PageTexts = {
  standIn: "Ersatz für die echte Anmeldung, zum Entwickeln. Niemand hier ist echt.",
  error: "Fehler",
  proceed: "Weiter",
  cancel: "Abbrechen",
  email: "E-Mail",
  password: "Passwort",
  unknownAccount: "Wir finden dieses Konto nicht.",
  signInTitle: "Anmelden",
  continueAs: "Weiter als",
  withEmail: "Oder mit E-Mail und Passwort",
  signIn: "Anmelden",
  forgotPassword: "Passwort vergessen?",
  credentialsMissing: "Geben Sie Ihre E-Mail und Ihr Passwort ein.",
  wrongPassword: "Das Passwort ist falsch.",
  resetTitle: "Neues Passwort wählen",
  newPassword: "Neues Passwort",
  repeatPassword: "Neues Passwort wiederholen",
  passwordRule: "Mindestens 8 Zeichen",
  changePassword: "Passwort ändern",
  passwordTooShort: "Das Passwort braucht mindestens 8 Zeichen.",
  passwordsDiffer: "Die beiden Passwörter sind verschieden.",
  signedOutTitle: "Sie sind abgemeldet",
  signedOutText: "Sie können dieses Fenster schließen.",
};

const texts: Record<PageLanguage, PageTexts> = {
  en: {
    standIn: "Stand-in for the real sign-in, for development. Nobody here is real.",
    error: "Error",
    proceed: "Continue",
    cancel: "Cancel",
    email: "Email",
    password: "Password",
    unknownAccount: "We can’t find this account.",
    signInTitle: "Sign in",
    continueAs: "Continue as",
    withEmail: "Or with email and password",
    signIn: "Sign in",
    forgotPassword: "Forgot your password?",
    credentialsMissing: "Enter your email and your password.",
    wrongPassword: "Your password is incorrect.",
    resetTitle: "Choose a new password",
    newPassword: "New password",
    repeatPassword: "Repeat the new password",
    passwordRule: "At least 8 characters",
    changePassword: "Change password",
    passwordTooShort: "The password needs at least 8 characters.",
    passwordsDiffer: "The two passwords differ.",
    signedOutTitle: "You are signed out",
    signedOutText: "You can close this window.",
  },
  de: german,
  // Swiss spelling uses ss instead of ß.
  "de-CH": { ...german, signedOutText: german.signedOutText.replaceAll("ß", "ss") },
  fr: {
    standIn: "Remplace la vraie connexion pendant le développement. Personne ici n’est réel.",
    error: "Erreur",
    proceed: "Continuer",
    cancel: "Annuler",
    email: "E-mail",
    password: "Mot de passe",
    unknownAccount: "Nous ne trouvons pas ce compte.",
    signInTitle: "Se connecter",
    continueAs: "Continuer en tant que",
    withEmail: "Ou avec l’e-mail et le mot de passe",
    signIn: "Se connecter",
    forgotPassword: "Mot de passe oublié ?",
    credentialsMissing: "Saisissez votre e-mail et votre mot de passe.",
    wrongPassword: "Le mot de passe est incorrect.",
    resetTitle: "Choisir un nouveau mot de passe",
    newPassword: "Nouveau mot de passe",
    repeatPassword: "Répéter le nouveau mot de passe",
    passwordRule: "Au moins 8 caractères",
    changePassword: "Changer le mot de passe",
    passwordTooShort: "Le mot de passe doit contenir au moins 8 caractères.",
    passwordsDiffer: "Les deux mots de passe sont différents.",
    signedOutTitle: "Déconnexion réussie",
    signedOutText: "Vous pouvez fermer cette fenêtre.",
  },
  it: {
    standIn: "Sostituisce l’accesso vero durante lo sviluppo. Qui nessuno è reale.",
    error: "Errore",
    proceed: "Continua",
    cancel: "Annulla",
    email: "E-mail",
    password: "Password",
    unknownAccount: "Non troviamo questo account.",
    signInTitle: "Accedi",
    continueAs: "Continua come",
    withEmail: "Oppure con e-mail e password",
    signIn: "Accedi",
    forgotPassword: "Password dimenticata?",
    credentialsMissing: "Inserisca il Suo indirizzo e-mail e la Sua password.",
    wrongPassword: "La password non è corretta.",
    resetTitle: "Scelga una nuova password",
    newPassword: "Nuova password",
    repeatPassword: "Ripeta la nuova password",
    passwordRule: "Almeno 8 caratteri",
    changePassword: "Cambia password",
    passwordTooShort: "La password deve avere almeno 8 caratteri.",
    passwordsDiffer: "Le due password sono diverse.",
    signedOutTitle: "Disconnessione avvenuta",
    signedOutText: "Ora può chiudere questa finestra.",
  },
  da: {
    standIn: "Erstatter det rigtige login under udvikling. Ingen her er virkelige.",
    error: "Fejl",
    proceed: "Fortsæt",
    cancel: "Annuller",
    email: "E-mail",
    password: "Adgangskode",
    unknownAccount: "Vi kan ikke finde denne konto.",
    signInTitle: "Log ind",
    continueAs: "Fortsæt som",
    withEmail: "Eller med e-mail og adgangskode",
    signIn: "Log ind",
    forgotPassword: "Glemt din adgangskode?",
    credentialsMissing: "Indtast din e-mail og din adgangskode.",
    wrongPassword: "Adgangskoden er forkert.",
    resetTitle: "Vælg en ny adgangskode",
    newPassword: "Ny adgangskode",
    repeatPassword: "Gentag den nye adgangskode",
    passwordRule: "Mindst 8 tegn",
    changePassword: "Skift adgangskode",
    passwordTooShort: "Adgangskoden skal have mindst 8 tegn.",
    passwordsDiffer: "De to adgangskoder er forskellige.",
    signedOutTitle: "Du er logget ud",
    signedOutText: "Du kan lukke dette vindue.",
  },
  no: {
    standIn: "Erstatter den ekte innloggingen under utvikling. Ingen her er virkelige.",
    error: "Feil",
    proceed: "Fortsett",
    cancel: "Avbryt",
    email: "E-post",
    password: "Passord",
    unknownAccount: "Vi finner ikke denne kontoen.",
    signInTitle: "Logg inn",
    continueAs: "Fortsett som",
    withEmail: "Eller med e-post og passord",
    signIn: "Logg inn",
    forgotPassword: "Glemt passordet?",
    credentialsMissing: "Skriv inn e-posten og passordet ditt.",
    wrongPassword: "Passordet er feil.",
    resetTitle: "Velg et nytt passord",
    newPassword: "Nytt passord",
    repeatPassword: "Gjenta det nye passordet",
    passwordRule: "Minst 8 tegn",
    changePassword: "Endre passord",
    passwordTooShort: "Passordet må ha minst 8 tegn.",
    passwordsDiffer: "De to passordene er forskjellige.",
    signedOutTitle: "Du er logget ut",
    signedOutText: "Du kan lukke dette vinduet.",
  },
  sv: {
    standIn: "Ersätter den riktiga inloggningen under utveckling. Ingen här finns på riktigt.",
    error: "Fel",
    proceed: "Fortsätt",
    cancel: "Avbryt",
    email: "E-post",
    password: "Lösenord",
    unknownAccount: "Vi hittar inte det här kontot.",
    signInTitle: "Logga in",
    continueAs: "Fortsätt som",
    withEmail: "Eller med e-post och lösenord",
    signIn: "Logga in",
    forgotPassword: "Glömt ditt lösenord?",
    credentialsMissing: "Ange din e-post och ditt lösenord.",
    wrongPassword: "Lösenordet är fel.",
    resetTitle: "Välj ett nytt lösenord",
    newPassword: "Nytt lösenord",
    repeatPassword: "Upprepa det nya lösenordet",
    passwordRule: "Minst 8 tecken",
    changePassword: "Byt lösenord",
    passwordTooShort: "Lösenordet måste ha minst 8 tecken.",
    passwordsDiffer: "De två lösenorden är olika.",
    signedOutTitle: "Du är utloggad",
    signedOutText: "Du kan stänga det här fönstret.",
  },
};

const languages: Record<string, PageLanguage> = {
  en: "en",
  de: "de",
  gsw: "de-CH",
  fr: "fr",
  it: "it",
  da: "da",
  no: "no",
  nb: "no",
  nn: "no",
  sv: "sv",
};

/** Selects the first supported language of `ui_locales`, a list of tags that are separated by spaces; else English. */
export function selectPageLanguage(uiLocales: string | null): PageLanguage {
  for (const tag of (uiLocales ?? "").toLowerCase().split(" ")) {
    if (tag === "de-ch") return "de-CH";
    const [primary = ""] = tag.split("-");
    if (Object.hasOwn(languages, primary)) return languages[primary] ?? "en";
  }
  return "en";
}

export function getPageTexts(language: PageLanguage): PageTexts {
  return texts[language];
}

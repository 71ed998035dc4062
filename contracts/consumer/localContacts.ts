/** Post code and phone numbers of each country, the second one of a mobile phone where it has numbers of its own. */
export const localContacts = {
  AT: { postCode: "4020", phone: "+43316000513", alternatePhone: "+436640005114" },
  CH: { postCode: "1205", phone: "+41440001237", alternatePhone: "+41790001124" },
  DE: { postCode: "01067", phone: "+493023125001", alternatePhone: "+491713920017" },
  DK: { postCode: "8000", phone: "+4583001124", alternatePhone: "+4584001237" },
  GB: { postCode: "BS7 8NU", phone: "+442079460114", alternatePhone: "+447400123456" },
  IE: { postCode: "T12 P8XR", phone: "+353209101124", alternatePhone: "+353850001124" },
  NO: { postCode: "0150", phone: "+4727001124", alternatePhone: "+4740001124" },
  SE: { postCode: "413 04", phone: "+46846500414", alternatePhone: "+46701740612" },
} as const;

export const localContactsByCountry = Object.entries(localContacts) as [
  keyof typeof localContacts,
  (typeof localContacts)[keyof typeof localContacts],
][];

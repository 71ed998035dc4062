/** How the portal reads a value of a response: `readShape` says what each accepts. */
export type Reading = "ID" | "String" | "Number" | "Boolean" | "Date" | "DateTime";

/** How a scalar writes ids that it does not hold as any text, as they are in the portal. */
export type IdForm = "Int" | "Long" | "UUID";

interface Scalar {
  /** Its type in TypeScript. */
  type: string;
  reading: Reading;
  /** What the mock backend responds where no record has a value; for texts and numbers it depends on the field's name. */
  mock?: string;
  /** Set if it can hold ids. */
  idForm?: "text" | IdForm;
}

/** The scalars of the services. Nothing is generated for a scalar that is missing here. */
export const scalars: Readonly<Partial<Record<string, Scalar>>> = {
  ID: { type: "string", reading: "ID", mock: "1", idForm: "text" },
  String: { type: "string", reading: "String", idForm: "text" },
  Boolean: { type: "boolean", reading: "Boolean" },
  Int: { type: "number", reading: "Number", idForm: "Int" },
  Float: { type: "number", reading: "Number" },
  Short: { type: "number", reading: "Number", idForm: "Int" },
  Long: { type: "number", reading: "Number", idForm: "Long" },
  Decimal: { type: "number", reading: "Number" },
  UUID: { type: "string", reading: "ID", mock: "00000000-0000-4000-8000-000000000001", idForm: "UUID" },
  Date: { type: "string", reading: "Date", mock: "2024-05-06" },
  LocalDate: { type: "string", reading: "Date", mock: "2024-05-06" },
  DateTime: { type: "string", reading: "DateTime", mock: "2024-05-06T08:00:00Z" },
  LocalDateTime: { type: "string", reading: "DateTime", mock: "2024-05-06T08:00:00" },
  // A file: only variables have one.
  Upload: { type: "Blob", reading: "String" },
};

/** The ways to read a value of a response: `readShape` defines what each accepts. */
export type Reading = "ID" | "String" | "Number" | "Boolean" | "Date" | "DateTime";

/** The form of ids in a scalar that cannot hold every text, as the portal's ids can be. */
export type IdForm = "Int" | "Long" | "UUID";

interface Scalar {
  /** The scalar's type in TypeScript. */
  type: string;
  reading: Reading;
  /** A JSON value. If no record has a value, the mock backend responds with it, except for texts and numbers. */
  example: unknown;
  /** Set if the scalar can hold ids. */
  idForm?: "text" | IdForm;
}

/** The scalars of the services. Nothing is generated for a scalar that is missing here. */
export const scalars: Readonly<Partial<Record<string, Scalar>>> = {
  ID: { type: "string", reading: "ID", example: "a1", idForm: "text" },
  String: { type: "string", reading: "String", example: "text", idForm: "text" },
  Boolean: { type: "boolean", reading: "Boolean", example: true },
  Int: { type: "number", reading: "Number", example: 24, idForm: "Int" },
  Float: { type: "number", reading: "Number", example: 1290.5 },
  Short: { type: "number", reading: "Number", example: 24, idForm: "Int" },
  Long: { type: "number", reading: "Number", example: 24, idForm: "Long" },
  Decimal: { type: "number", reading: "Number", example: 1290.5 },
  UUID: { type: "string", reading: "ID", example: "00000000-0000-4000-8000-000000000001", idForm: "UUID" },
  Date: { type: "string", reading: "Date", example: "2024-05-06" },
  LocalDate: { type: "string", reading: "Date", example: "2024-05-06" },
  DateTime: { type: "string", reading: "DateTime", example: "2024-05-06T08:00:00Z" },
  LocalDateTime: { type: "string", reading: "DateTime", example: "2024-05-06T08:00:00" },
  Instant: { type: "string", reading: "DateTime", example: "2024-05-06T08:00:00Z" },
  OffsetDateTime: { type: "string", reading: "DateTime", example: "2024-05-06T08:00:00+02:00" },
  // A file: only variables have one.
  Upload: { type: "Blob", reading: "String", example: null },
};

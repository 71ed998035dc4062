/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

export type WindowDetailsFragment = { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null };

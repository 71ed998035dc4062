import type { Resolvers } from "../generated/registration.ts";
import { invoiceResolvers } from "./invoiceResolvers.ts";
import { registerResolvers } from "./registerResolvers.ts";
import { windowResolvers } from "./windowResolvers.ts";

/** All resolvers of the registration service. */
export const registrationResolvers: Resolvers[] = [windowResolvers, registerResolvers, invoiceResolvers];

/** @jsxImportSource hono/jsx/dom */
import type { Persona, WorldSummary } from "../../../client/controlApi.ts";
import { createPortalUrl, getPortalOrigin } from "../../../client/openScenario.ts";
import type { ConsoleSettings } from "../../consolePage.ts";
import { openPortal } from "../portal.ts";

interface PersonasTabProps {
  world: WorldSummary;
  settings: ConsoleSettings;
  run(action: () => Promise<string>): Promise<void>;
}

/** The accounts of a world, and links to its services. */
export function PersonasTab({ world, settings, run }: PersonasTabProps) {
  const portalOrigin = getPortalOrigin(world.country, settings.portalPort);
  const open = async (persona: string) => {
    await openPortal(world, settings, persona);
    return "";
  };
  return (
    <>
      <ul class="people">
        {world.personas.map((person) => (
          <li key={person.persona}>
            <PersonaText person={person} />
            <p class="buttons">
              <button type="button" onClick={() => run(() => open(person.persona))}>
                Open signed in<span class="visually-hidden"> as {person.persona}</span>
              </button>
              <button
                type="button"
                onClick={() =>
                  run(async () =>
                    copyLink(await createPortalUrl(world, { portalOrigin, persona: person.persona })),
                  )
                }
              >
                Copy link<span class="visually-hidden"> for {person.persona}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
      <h3>Services</h3>
      <ul class="links">
        {createServiceLinks(world, settings).map(({ text, url }) => (
          <li key={text}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function PersonaText({ person: { persona, name, description, email, password } }: { person: Persona }) {
  return (
    <div>
      <p>
        <strong>{name}</strong> <span class="hint">{persona}</span>
      </p>
      <p>{description}</p>
      <p class="hint">
        <code>{email}</code>, password <code>{password}</code>
      </p>
    </div>
  );
}

function createServiceLinks({ id, country }: WorldSummary, { backendPort, origins }: ConsoleSettings) {
  const provider = `${origins.identity}/${id}.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration`;
  const mainApi = { text: "GraphiQL: main API", url: `${getPortalOrigin(country, backendPort)}/graphql` };
  return [
    // The host selects a standing world; others need a cookie.
    ...(id === country.toLowerCase() ? [mainApi] : []),
    { text: "GraphiQL: registration service", url: `${origins.registration}/${id}/graphql` },
    { text: "Sign-in provider: discovery document", url: provider },
  ];
}

async function copyLink(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return "The link was copied.";
  } catch {
    // Browsers reject this outside of secure contexts.
    return `The browser did not allow copying. Copy the link from here: ${url}`;
  }
}

import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormattedNumber, useIntl } from "react-intl";
import { generatePath, useParams } from "react-router-dom";
import { throwsWithoutData } from "#api/errors.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { formatPersonName } from "#forms/person/formatPersonName.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { paths, windowListPath } from "#paths.ts";
import { FactList } from "#ui/data/FactList.tsx";
import { getSafeUrl } from "#ui/getSafeUrl.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { BackLink } from "#ui/links/BackLink.tsx";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { PhoneLink } from "#ui/links/PhoneLink.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { WindowCare } from "../care/WindowCare.tsx";
import { getWindowAge } from "../care/windowAge.ts";
import { Installer } from "../editing/Installer.tsx";
import { Notes } from "../editing/Notes.tsx";
import { RoomSelect } from "../editing/RoomSelect.tsx";
import { useEditableText } from "../editing/useEditableText.ts";
import {
  useUpdateRegisteredWindowInstallerName,
  useUpdateRegisteredWindowNotes,
  useUpdateRegisteredWindowRoom,
} from "../editing/useUpdateRegisteredWindow.ts";
import { formatWindowName } from "../formatWindowName.ts";
import { Invoice } from "../invoice/Invoice.tsx";
import { findListedWindow } from "../list/registeredWindowsQuery.ts";
import { WindowGallery } from "./WindowGallery.tsx";
import styles from "./WindowPage.module.css";
import { getWindowMutationKey } from "./windowMutation.ts";
import { type WindowDetails, windowQuery } from "./windowQuery.ts";

/** One registered window. `campaign` is a slot below everything else. */
export function WindowPage({ campaign }: { campaign: ReactNode }) {
  const { windowId = "" } = useParams();
  const { data } = useQuery({ ...windowQuery(windowId), throwOnError: throwsWithoutData });
  return (
    <Container>
      {data ? (
        <WindowView key={windowId} window={data} campaign={campaign} />
      ) : (
        <WindowSkeleton key={windowId} windowId={windowId} />
      )}
    </Container>
  );
}

/** A window with its editable parts. */
function WindowView({ window, campaign }: { window: WindowDetails; campaign: ReactNode }) {
  const { id, projectId, owner } = window;
  const roomMutation = useUpdateRegisteredWindowRoom(id);
  const room = roomMutation.isPending ? roomMutation.variables : window.room;
  const notes = useEditableText({
    draftName: `notes ${id}`,
    text: window.notes,
    mutation: useUpdateRegisteredWindowNotes(id),
  });
  const installer = useEditableText({
    draftName: `installer ${id}`,
    text: window.installerName,
    mutation: useUpdateRegisteredWindowInstallerName(id),
  });
  const saving = useIsMutating({ mutationKey: getWindowMutationKey(id) });
  const sending = useIsMutating({ mutationKey: getWindowMutationKey(id, "invoice") });
  const losesInput = notes.isAtRisk || installer.isAtRisk || saving > sending;
  return (
    <>
      <BackLink to={projectId ? generatePath(paths.project, { projectId }) : windowListPath}>
        <Text id={projectId ? "page.window.toProject" : "page.window.toWindows"} />
      </BackLink>
      <WindowHeading {...window} room={room} />
      <div className={styles["parts"]}>
        <div className={styles["wide"]}>
          <WindowGallery window={window} />
        </div>
        <div className={styles["narrow"]}>
          <WindowFacts window={window}>
            <RoomSelect room={room} mutation={roomMutation} />
          </WindowFacts>
        </div>
        <div className={styles["wide"]}>
          <Notes text={notes} />
          <Invoice window={window} />
          <Installer text={installer} logo={window.installerLogo} />
        </div>
        <div className={styles["narrow"]}>
          <WindowCare window={window} />
          {owner ? <WindowOwner owner={owner} /> : null}
        </div>
        <div className={styles["campaign"]}>{campaign}</div>
      </div>
      <LeaveGuard loses={losesInput ? "input" : sending > 0 && "files"} />
    </>
  );
}

const lines = ["first", "second", "third", "fourth"];

/** The skeleton of a window, with the geometry of its first parts and the data of a list. */
function WindowSkeleton({ windowId }: { windowId: string }) {
  const queryClient = useQueryClient();
  const [listed] = useState(() => findListedWindow(queryClient, windowId));
  return (
    <LoadingRegion text={<Text id="page.window.loading" />}>
      <div className={styles["back"]} />
      {listed ? (
        <WindowHeading {...listed} />
      ) : (
        <div className={styles["heading"]}>
          <Skeleton shape="text" className={styles["title"]} />
          <Skeleton shape="text" className={styles["lead"]} />
        </div>
      )}
      <div className={styles["parts"]} aria-hidden="true">
        {listed?.imageUrl ? (
          <Picture src={listed.imageUrl} alt="" loading="eager" className={styles["picture"]} />
        ) : (
          <Skeleton className={styles["picture"]} />
        )}
        <Card className={styles["facts"]}>
          {lines.map((line) => (
            <Skeleton key={line} shape="text" />
          ))}
        </Card>
      </div>
    </LoadingRegion>
  );
}

/** The name of a window in the list, and its room. */
function WindowHeading({ room, ...window }: Pick<WindowDetails, "title" | "serialNumber" | "room">) {
  return (
    <PageHeading isBelowLink lead={room ? <Text id={`room.${room}`} /> : undefined}>
      {formatWindowName(useText(), window)}
    </PageHeading>
  );
}

/** The facts about a window, below the children. */
function WindowFacts({ window, children }: { window: WindowDetails; children: ReactNode }) {
  const { formatDay, getDay, getToday } = useDateFormats();
  const installedOn = getDay(window.installationDate);
  const age = installedOn ? getWindowAge(installedOn, getToday()) : undefined;
  const datasheet = window.productDatasheet ? getSafeUrl(window.productDatasheet) : undefined;
  return (
    <Section title={<Text id="page.window.facts.title" />}>
      {children}
      <FactList
        facts={[
          { term: <Text id="page.window.facts.typeSign" />, value: window.key },
          { term: <Text id="page.window.facts.serialNumber" />, value: window.serialNumber },
          {
            term: <Text id="page.window.facts.installationDate" />,
            value: formatDay(window.installationDate),
          },
          {
            term: <Text id="page.window.facts.age" />,
            value: age ? (
              <FormattedNumber value={age.count} style="unit" unit={age.unit} unitDisplay="long" />
            ) : null,
          },
          {
            term: <Text id="page.window.facts.registeredOn" />,
            value: formatDay(window.createdAt),
          },
          {
            term: <Text id="page.window.facts.datasheet" />,
            value: datasheet ? (
              <TextLink href={datasheet} target="_blank" rel="noopener" icon="external">
                <Text id="page.window.facts.openDatasheet" />
              </TextLink>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}

/** The person in whose home the window is. */
function WindowOwner({ owner }: { owner: NonNullable<WindowDetails["owner"]> }) {
  const intl = useIntl();
  const { email, phone } = owner;
  const country = useCountryFacts();
  const name = formatPersonName(intl, owner, country);
  return (
    <Section title={<Text id="page.window.owner.title" />}>
      <FactList
        facts={[
          {
            term: <Text id="page.window.owner.name" />,
            value: name,
          },
          {
            term: <Text id="page.window.owner.address" />,
            value: formatPostalAddress(owner, country),
          },
          {
            term: <Text id="person.email" />,
            value: email ? <TextLink href={createMailUrl(email)}>{email}</TextLink> : null,
          },
          {
            term: <Text id="person.phone" />,
            value: phone ? <PhoneLink phone={phone} name={name} /> : null,
          },
        ]}
      />
    </Section>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { generatePath } from "react-router-dom";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { type ClaimLink, readClaimLinks, removeClaimLink, writeClaimLink } from "#storage/claimLinks.ts";
import { Button } from "#ui/actions/Button.tsx";
import { CopyField } from "#ui/actions/CopyField.tsx";
import { ShareButton } from "#ui/actions/ShareButton.tsx";
import { Tag } from "#ui/badges/Tag.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { createMailUrl } from "#ui/links/contactUrls.ts";
import { announce } from "#ui/notices/announce.ts";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { usePrintSheet } from "#ui/print/usePrintSheet.tsx";
import styles from "./ClaimLinkViews.module.css";
import { QrCode } from "./QrCode.tsx";
import { qrCodeQuery } from "./qrCodeQuery.ts";

/** The links that this device keeps. A deleted link stays in the list, to be restored, until the customer leaves the screen. */
export function ClaimLinkList({ accountId }: { accountId: string }) {
  const { formatDay } = useDateFormats();
  const [links] = useState(() => readClaimLinks(accountId));
  const countOpen = () => readClaimLinks(accountId).filter(({ isPassedOn }) => !isPassedOn).length;
  const [openCount, setOpenCount] = useState(countOpen);
  if (links.length === 0) return null;
  return (
    <Card padding="inline">
      <FoldedSection
        title={<Text id="claimLink.list.title" />}
        summary={<Text id="claimLink.list.open" values={{ count: openCount }} />}
      >
        <p className={styles["windows"]}>
          <Text id="claimLink.list.lead" />
        </p>
        <ul className={styles["list"]}>
          {links.map((link) => (
            <li key={link.token} className={styles["item"]}>
              <div>
                <h3>
                  <Text
                    id="claimLink.list.item"
                    values={{
                      count: link.windows.length,
                      date: formatDay(new Date(link.registeredAt).toISOString()) ?? "",
                    }}
                  />
                </h3>
                <p className={styles["windows"]}>{formatWindows(link)}</p>
              </div>
              <ClaimLinkActions
                accountId={accountId}
                link={link}
                onChange={() => setOpenCount(countOpen())}
              />
            </li>
          ))}
        </ul>
      </FoldedSection>
    </Card>
  );
}

interface ClaimLinkPanelProps {
  accountId: string;
  link: ClaimLink;
  /** Whether the device keeps the link. */
  isKept: boolean;
}

/** The link of newly registered windows. */
export function ClaimLinkPanel(props: ClaimLinkPanelProps) {
  const { link, isKept } = props;
  const count = link.windows.length;
  return (
    <Section
      title={<Text id="claimLink.title" />}
      lead={
        <>
          <Text id="claimLink.text" values={{ count }} /> {isKept ? <Text id="claimLink.kept" /> : null}
        </>
      }
    >
      {isKept ? null : (
        <InlineBanner tone="caution" title={<Text id="claimLink.notKept.title" />}>
          <p>
            <Text id="claimLink.notKept.text" />
          </p>
        </InlineBanner>
      )}
      <div className={styles["ways"]}>
        <ClaimLinkActions {...props} />
        <QrCode text={getClaimUrl(link)}>
          <Text id="claimLink.qrCode.hint" values={{ count }} />
        </QrCode>
      </div>
    </Section>
  );
}

interface ClaimLinkActionsProps {
  accountId: string;
  link: ClaimLink;
  /** Whether the device keeps the link. Only then it can be deleted. */
  isKept?: boolean;
  /** Called after the customer has passed the link on, deleted it or restored it. */
  onChange?: () => void;
}

/** Passes a link on, or deletes it. The device keeps a link that was passed on: the clipboard may lose its copy. */
function ClaimLinkActions({ accountId, link, isKept = true, onChange }: ClaimLinkActionsProps) {
  const t = useText();
  const [isPassedOn, setPassedOn] = useState(link.isPassedOn);
  const [deletion, setDeletion] = useState<"none" | "deleted" | "undone">("none");
  const url = getClaimUrl(link);
  const current = { ...link, isPassedOn };
  const what = t("claimLink.what");
  const subject = t("claimLink.share.title");
  const text = t("claimLink.email.text", { count: link.windows.length });
  const queryClient = useQueryClient();
  const [print, sheet] = usePrintSheet(
    <>
      <h1>{subject}</h1>
      <p>{formatWindows(link)}</p>
      <p>{text}</p>
      <QrCode text={url}>{url}</QrCode>
    </>,
  );

  const handlePassedOn = () => {
    setPassedOn(true);
    if (!isPassedOn) announce(t("claimLink.passedOn"));
    if (isKept) writeClaimLink(accountId, { ...link, isPassedOn: true });
    onChange?.();
  };
  const handleEmail = () => {
    // The URL is text and not a link, since tags may report the URLs of pressed links.
    open(createMailUrl("", { subject, body: `${text}\n\n${url}` }), "_self");
    handlePassedOn();
  };
  const handlePrint = async () => {
    await queryClient.ensureQueryData(qrCodeQuery(url));
    print();
    handlePassedOn();
  };
  const handleDelete = () => {
    removeClaimLink(accountId, current);
    onChange?.();
    setDeletion("deleted");
    announce(t("claimLink.deleted"));
  };
  const handleUndo = () => {
    writeClaimLink(accountId, current);
    onChange?.();
    setDeletion("undone");
  };

  if (deletion === "deleted") {
    return (
      <InlineBanner
        tone="info"
        title={<Text id="claimLink.deleted" />}
        action={
          <Button ref={focusOnMount} variant="secondary" size="compact" onClick={handleUndo}>
            <Text id="claimLink.undo" />
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="small">
      <CopyField
        label={<Text id="claimLink.label" />}
        value={url}
        copyLabel={t("share.copy", { what })}
        copiedLabel={t("claimLink.copied")}
        failedLabel={t("claimLink.copyFailed")}
        variant={isPassedOn || "share" in navigator ? "secondary" : "primary"}
        onCopied={handlePassedOn}
      />
      <div className={styles["actions"]}>
        <ShareButton
          variant={isPassedOn ? "secondary" : "primary"}
          getData={() => ({ title: subject, url })}
          onShared={handlePassedOn}
        >
          <Text id="share.share" values={{ what }} />
        </ShareButton>
        <Button variant="secondary" icon="mail" onClick={handleEmail}>
          <Text id="share.email" values={{ what }} />
        </Button>
        <Button variant="secondary" icon="qr" onClick={handlePrint}>
          <Text id="claimLink.print" />
        </Button>
        {isKept ? (
          <Button
            ref={deletion === "undone" ? focusOnMount : undefined}
            variant="quiet"
            icon="trash"
            onClick={handleDelete}
          >
            <Text id="claimLink.delete" />
          </Button>
        ) : null}
        {isPassedOn ? (
          <Tag tone="positive" icon="check">
            <Text id="claimLink.passedOn" />
          </Tag>
        ) : null}
      </div>
      {sheet}
    </Stack>
  );
}

/** The facts that distinguish a link's windows from those of other links. */
function formatWindows({ windows }: ClaimLink): string {
  return windows.map(({ key, serialNumber }) => `${key} · ${serialNumber}`).join(", ");
}

function getClaimUrl({ token }: ClaimLink): string {
  return new URL(generatePath(paths.claim, { token }), location.origin).href;
}

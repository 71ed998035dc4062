import { Text, useText } from "#i18n/text.tsx";

import { LimitedList } from "#lists/LimitedList.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { usePrintSheet } from "#ui/print/usePrintSheet.tsx";
import { useNextStep } from "../next-step/useNextStep.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatProduct } from "./formatOffer.ts";
import styles from "./Offer.module.css";
import { OfferDecision } from "./OfferDecision.tsx";
import { OfferSheet } from "./OfferSheet.tsx";
import { OfferTable } from "./OfferTable.tsx";
import { ShareOffer } from "./ShareOffer.tsx";

interface OfferProps {
  request: InstallerRequest;
  cart: NonNullable<InstallerRequest["cart"]>;
  project: ProjectDetails;
  /** Until when the customer can decide, if the service says so. */
  deadline: string | null;
}

/** The products and prices of an offer, and the customer's decision on it. */
export function Offer({ request, cart, project: { project, isArchived }, deadline }: OfferProps) {
  const t = useText();
  const { message } = useNextStep(request);
  const isUndecided = message === "offer";
  const sheetDeadline = isUndecided ? deadline : null;
  const [print, sheet] = usePrintSheet(
    <OfferSheet request={request} cart={cart} project={project} deadline={sheetDeadline} />,
  );
  const { installableProductName: name, installableProductImages } = cart;
  return (
    <Section
      id="offer"
      title={<Text id="page.project.offer.title" />}
      lead={formatProduct(t, cart)}
      actions={
        <>
          <ShareOffer request={request} cart={cart} deadline={sheetDeadline} />
          <Button variant="quiet" size="compact" onClick={print}>
            <Text id="page.project.offer.print" />
          </Button>
        </>
      }
    >
      {installableProductImages.length > 0 ? (
        <LimitedList items={installableProductImages}>
          {(shown) => (
            <ul className={styles["images"]}>
              {shown.map((url, index) => (
                <li key={url}>
                  <Picture
                    src={url}
                    alt={t("page.project.offer.image", {
                      name,
                      number: index + 1,
                      count: installableProductImages.length,
                    })}
                  />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      ) : null}
      <OfferTable cart={cart} />
      {isUndecided && !isArchived ? <OfferDecision request={request} project={project} /> : null}
      {sheet}
    </Section>
  );
}

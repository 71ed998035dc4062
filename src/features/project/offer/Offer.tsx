import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { ShareActions } from "#ui/actions/ShareActions.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { usePrintSheet } from "#ui/print/usePrintSheet.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import { getDeadline } from "../next-step/getDeadline.ts";
import { useNextStep } from "../next-step/useNextStep.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { AddToCalendar } from "../timeline/AddToCalendar.tsx";
import { createAppointmentEvent } from "../timeline/createAppointmentEvent.ts";
import { formatPrice, formatProduct, listSums } from "./formatOffer.ts";
import styles from "./Offer.module.css";
import { OfferSheet } from "./OfferSheet.tsx";
import { OfferTable } from "./OfferTable.tsx";

const separator = " · ";

interface OfferProps {
  request: InstallerRequest;
  cart: NonNullable<InstallerRequest["cart"]>;
  project: ProjectDetails;
  /** The deadline for the customer's decision, if the service has one. */
  deadline: string | null;
}

/** The product, the items and the price of an offer, folded once the customer has decided. On paper it replaces the page. */
export function Offer({ request, cart, project: { project }, deadline }: OfferProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  const { message, due } = useNextStep(request);
  const isUndecided = message === "offer";
  const expired = message === "offerExpired" ? getDeadline({ ...request, due }) : null;
  const { formatDay, getDay } = useDateFormats();
  const lastDay = isUndecided ? getDay(deadline) : undefined;
  const decideBy = lastDay ? t("page.project.offer.decideBy", { date: formatDay(lastDay) ?? "" }) : "";
  const facts = [
    formatProduct(t, cart),
    due === "decision" ? decideBy : formatPrice(intl, cart.total.price, country),
  ];
  const deadlineText = expired ? t(expired.message, { days: expired.days }) : decideBy;
  const [print, sheet] = usePrintSheet(
    <OfferSheet request={request} cart={cart} project={project} deadline={deadlineText} />,
    { replacesPage: true },
  );
  const tools = (
    <div className={styles["tools"]} data-no-print>
      <ShareOffer request={request} project={project} cart={cart} deadline={deadlineText} />
      <Button variant="quiet" size="compact" icon="file" onClick={print}>
        <Text id="page.project.offer.print" />
      </Button>
      {lastDay ? (
        <AddToCalendar
          variant="quiet"
          name={decideBy}
          event={createAppointmentEvent({
            kind: "decision",
            name: decideBy,
            when: { firstDay: lastDay },
            address: "",
            request,
          })}
        />
      ) : null}
    </div>
  );
  return (
    <Card padding="inline">
      <FoldedSection
        id="offer"
        title={<Text id="page.project.offer.title" />}
        summary={facts.filter(Boolean).join(separator)}
        opensOnLaptops={due === "decision"}
        footer={tools}
      >
        <ProductImages cart={cart} />
        <LimitedList items={cart.items}>
          {(shown) => <OfferTable items={shown} total={cart.total} />}
        </LimitedList>
      </FoldedSection>
      {sheet}
    </Card>
  );
}

function ProductImages({ cart }: Pick<OfferProps, "cart">) {
  const t = useText();
  const { installableProductName: name, installableProductImages: images } = cart;
  if (images.length === 0) return null;
  return (
    <ul className={styles["images"]}>
      {images.map((url, index) => (
        <li key={url}>
          <Picture
            src={url}
            alt={t("page.project.offer.image", { name, number: index + 1, count: images.length })}
          />
        </li>
      ))}
    </ul>
  );
}

interface ShareOfferProps {
  request: Pick<InstallerRequest, "installerLocation">;
  project: ProjectDetails["project"];
  cart: NonNullable<InstallerRequest["cart"]>;
  /** The deadline for the customer's decision; empty if unknown. */
  deadline: string;
}

/** Passes on the offer with its items and sums, for people who do not know the project. */
function ShareOffer({ request, project, cart, deadline }: ShareOfferProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  const subject = t("page.project.offer.subject", { address: useProjectAddress(project) });
  const formatLine = (name: string, amount: number | null) => {
    const price = formatPrice(intl, amount, country);
    return price ? t("share.fact", { label: name, value: price }) : name;
  };
  const items = cart.items.map(({ amount, description: name, netPrice }) =>
    formatLine(formatProduct(t, { installableProductCount: amount, installableProductName: name }), netPrice),
  );
  const sums = listSums(t, intl, cart.total).map(({ label, amount }) => formatLine(label, amount));
  const text = [subject, request.installerLocation?.name, "", ...items, "", ...sums, "", deadline]
    .filter((line) => line !== undefined)
    .join("\n")
    .trim();
  return (
    <ShareActions
      variant="quiet"
      size="compact"
      title={subject}
      text={text}
      what={t("page.project.offer.shared")}
    />
  );
}

import { Text } from "#i18n/text.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { ratings } from "./feedbackSchema.ts";
import styles from "./RatingChoice.module.css";

interface RatingChoiceProps {
  id: string;
  /** The rating that is chosen now. */
  rating: string | undefined;
  error: string | undefined;
}

/** A row of stars, filled up to the chosen one, whose name stands below: a phone has no room for all names. */
export function RatingChoice({ id, rating: chosen, error }: RatingChoiceProps) {
  const options = ratings.map((rating) => ({
    value: String(rating),
    label: (
      <span className={joinClassNames(styles["option"], rating <= Number(chosen) && styles["filled"])}>
        <Icon name="star" size={24} />
        <VisuallyHidden>
          <Text id={`page.feedback.rating.${rating}`} />
        </VisuallyHidden>
      </span>
    ),
  }));
  const shownBelow = ratings.filter((rating) =>
    chosen ? rating === Number(chosen) : rating === 1 || rating === 5,
  );
  return (
    <div className={styles["rating"]}>
      <RadioGroup
        id={id}
        name="rating"
        legend={<Text id="page.feedback.rating" />}
        options={options}
        defaultValue={chosen}
        isRow
        error={error}
        required
      />
      <p className={styles["names"]} aria-hidden="true">
        {shownBelow.map((rating) => (
          <span key={rating}>
            <Text id={`page.feedback.rating.${rating}`} />
          </span>
        ))}
      </p>
    </div>
  );
}

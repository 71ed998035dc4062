import { Text } from "#i18n/text.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { ratings } from "./feedbackSchema.ts";
import styles from "./RatingChoice.module.css";

interface RatingChoiceProps {
  id: string;
  /** The rating that is chosen at first. */
  rating: string | undefined;
  error: string | undefined;
}

export function RatingChoice({ id, rating: chosen, error }: RatingChoiceProps) {
  const options = ratings.map((rating) => ({
    value: String(rating),
    label: (
      <span className={styles["option"]}>
        <span className={styles["label"]}>
          <Text id={`page.feedback.rating.${rating}`} />
        </span>
        <span className={styles["stars"]}>
          {ratings.slice(0, rating).map((star) => (
            <Icon key={star} name="star" size={16} />
          ))}
        </span>
      </span>
    ),
  }));
  return (
    <RadioGroup
      id={id}
      name="rating"
      legend={<Text id="page.feedback.rating" />}
      options={options}
      defaultValue={chosen}
      error={error}
      required
    />
  );
}

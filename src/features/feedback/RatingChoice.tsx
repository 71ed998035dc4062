import { FormattedMessage } from "react-intl";
import { Icon } from "../../ui/Icon.tsx";
import { starIcon } from "../../ui/icons/starIcon.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { ratings } from "./feedbackRules.ts";
import { messages, ratingMessages } from "./messages.ts";
import styles from "./RatingChoice.module.css";

interface RatingChoiceProps {
  id: string;
  error: string | undefined;
}

/** Five choices, from poor to excellent. */
export function RatingChoice({ id, error }: RatingChoiceProps) {
  const options = ratings.map((rating) => ({
    value: String(rating),
    label: (
      <span className={styles["choice"]}>
        <span className={styles["word"]}>
          <FormattedMessage {...ratingMessages[rating]} />
        </span>
        <span className={styles["stars"]}>
          {ratings.slice(0, rating).map((star) => (
            <Icon key={star} drawing={starIcon} size={16} />
          ))}
        </span>
      </span>
    ),
  }));
  return (
    <RadioGroup
      id={id}
      name="rating"
      legend={<FormattedMessage {...messages.rating} />}
      options={options}
      error={error}
      required
    />
  );
}

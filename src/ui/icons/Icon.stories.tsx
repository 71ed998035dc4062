import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./Icon.stories.module.css";
import { Icon, iconNames } from "./Icon.tsx";

const meta = { component: Icon, args: { name: "sun" } } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  render: () => (
    <ul className={styles["icons"]}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const AllSizes: Story = {
  render: ({ name }) => (
    <ul className={styles["icons"]}>
      {([16, 20, 24, 32] as const).map((size) => (
        <li key={size}>
          <Icon name={name} size={size} />
          {size}
        </li>
      ))}
    </ul>
  ),
};

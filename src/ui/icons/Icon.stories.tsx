import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./Icon.stories.module.css";
import { Icon, type IconName } from "./Icon.tsx";
import { iconPaths } from "./iconPaths.ts";

const meta = { component: Icon, args: { name: "sun" } } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  render: () => (
    <ul className={styles["icons"]}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll("svg")];
    await expect(
      icons.map((icon) => icon.getBBox()).filter(({ width, height }) => width + height > 5),
    ).toHaveLength(37);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "../actions/IconButton.tsx";
import { Logo } from "../illustrations/Logo.tsx";
import { NavBar } from "../links/NavBar.tsx";
import { NavItem } from "../links/NavItem.tsx";
import { HeaderBar } from "./HeaderBar.tsx";

const meta = {
  component: HeaderBar,
  subcomponents: { NavBar, NavItem },
  args: { logo: <Logo label="Taglys" /> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HeaderBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LogoOnly: Story = {};

export const WithNavigation: Story = {
  args: {
    nav: (
      <NavBar label="Main navigation">
        <NavItem to="/" icon="home" isCurrent>
          Projects
        </NavItem>
        <NavItem to="/elsewhere" icon="window" isCurrent={false}>
          Windows
        </NavItem>
        <NavItem to="/elsewhere/far" icon="help" isCurrent={false}>
          Registrieren
        </NavItem>
      </NavBar>
    ),
    caption: "ada@example.org",
    tools: <IconButton icon="bell" label="3 notifications" count={3} />,
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "../actions/IconButton.tsx";
import { Logo } from "../illustrations/Logo.tsx";
import { NavItem } from "../navigation/NavItem.tsx";
import { HeaderBar } from "./HeaderBar.tsx";

const meta = {
  component: HeaderBar,
  subcomponents: { NavItem },
  args: { logo: <Logo label="Taglys" /> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HeaderBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LogoOnly: Story = {};

export const WithNavigation: Story = {
  args: {
    navLabel: "Main navigation",
    nav: (
      <>
        <NavItem to="/" icon="home" end>
          Projects
        </NavItem>
        <NavItem to="/elsewhere" icon="window">
          Windows
        </NavItem>
        <NavItem to="/elsewhere/far" icon="help">
          Registrieren
        </NavItem>
      </>
    ),
    caption: "ada@example.org",
    tools: <IconButton icon="bell" label="3 notifications" count={3} />,
  },
};

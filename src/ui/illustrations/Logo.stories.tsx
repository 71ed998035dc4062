import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";
import { LogoSymbol } from "./LogoSymbol.tsx";

const meta = { component: Logo, subcomponents: { LogoSymbol } } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAccessibleName: Story = { args: { label: "Taglys" } };

export const SymbolOnly: Story = { render: () => <LogoSymbol size={56} /> };

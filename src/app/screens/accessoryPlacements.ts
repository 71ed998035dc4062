/** The placements of a campaign for accessories; a screen has room for one. */
export const accessoryPlacements = ["accessory_mini_banner", "accessory_flag", "accessory_popup"] as const;

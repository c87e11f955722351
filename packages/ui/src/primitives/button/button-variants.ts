export const buttonVariants = ["primary", "secondary", "quiet", "warm", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ["small", "medium", "large"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonWidths = ["auto", "full"] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

export { Card, cardElements, cardPaddings, cardTones } from "../primitives/card/Card.tsx";
export type { CardProps } from "../primitives/card/Card.tsx";

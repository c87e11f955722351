export { MoodPicker, moods } from "../patterns/mood-picker/MoodPicker.tsx";
export type { Mood, MoodPickerProps } from "../patterns/mood-picker/MoodPicker.tsx";

import { useLeaveQuestion } from '../../operations/use-leave-question';
import { Question } from '../../ui/question/question';
import { useWords } from './use-words';

/** Asks before the page is left with what is being recorded, or with what was not downloaded. */
export function LeaveDialog({ isRecording, unsaved }: { isRecording: boolean; unsaved: number }) {
  const words = useWords();
  const { isAsked, stay, leave } = useLeaveQuestion(isRecording || unsaved > 0);
  return (
    <Question
      open={isAsked}
      title={words.leaveTitle}
      act={words.leave}
      variant="danger-fill"
      onAct={leave}
      onCancel={stay}
    >
      {isRecording ? <p>{words.leaveRecording}</p> : null}
      {unsaved > 0 ? <p>{words.leaveUnsaved(unsaved)}</p> : null}
    </Question>
  );
}

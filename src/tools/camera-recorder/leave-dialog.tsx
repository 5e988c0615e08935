import { useKitWords } from '../../i18n/context';
import { useLeaveQuestion } from '../../operations/use-leave-question';
import { Button } from '../../ui/button/button';
import { Modal } from '../../ui/modal/modal';
import { useWords } from './use-words';

/** Asks before the page is left with what is being recorded, or with what was not downloaded. */
export function LeaveDialog({ isRecording, unsaved }: { isRecording: boolean; unsaved: number }) {
  const words = useWords();
  const kit = useKitWords();
  const question = useLeaveQuestion(isRecording || unsaved > 0);
  return (
    <Modal
      open={question.isAsked}
      onClose={question.stay}
      title={words.leaveTitle}
      footer={
        <>
          <Button onClick={question.stay}>{kit.cancel}</Button>
          <Button variant="danger-fill" onClick={question.leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      {isRecording ? <p>{words.leaveRecording}</p> : null}
      {unsaved > 0 ? <p>{words.leaveUnsaved(unsaved)}</p> : null}
    </Modal>
  );
}
